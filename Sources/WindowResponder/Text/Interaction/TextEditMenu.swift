import ResponderPlatform

/// The edit menu of a ``TextInteraction``, which opens it instead of the menu's own gestures.
@MainActor final class TextEditMenu: EditMenuInteractionDelegate {
  private unowned let interaction: TextInteraction
  private lazy var menu = Menus(delegate: self)
  /// The time at which the last menu closed, on the application's clock. A press outside of the menu may have
  /// closed it.
  private(set) var endTime = -Double.infinity
  /// The selection when the menu was opened.
  private var range: TextRange?
  /// A Boolean value that indicates whether a touch opened the menu.
  private var isDirect = false

  /// The time after a menu has closed within which a press counts as the one that closed it, in seconds.
  static let sameMoment = 0.05

  /// An edit menu interaction without gesture recognizers.
  private final class Menus: EditMenuInteraction {
    override var opensByGesture: Bool { false }
    override func didPerform() { (delegate as? TextEditMenu)?.didPerform() }
  }

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
  }

  /// Presents the menu at a point of the view. Returns a Boolean value that indicates whether there is an
  /// item to choose.
  @discardableResult func open(at point: Point, byKey: Bool = false) -> Bool {
    let interaction = interaction
    attach()
    range = interaction.input?.selectedTextRange
    isDirect = ProgramContext.of(interaction.view).isPointedDirectly && !byKey
    return menu.present(
      EditMenuConfiguration(identifier: nil, sourcePoint: point), byKey: byKey)
  }

  /// Opens the menu for the new selection after a touch has chosen a command that selects text.
  private func didPerform() {
    // The chosen command, or its notifications, may release the text.
    withExtendedLifetime(interaction) { selectionWasChosen() }
  }

  private func selectionWasChosen() {
    guard isDirect, let view = interaction.view, interaction.selectedRange != nil,
      interaction.input?.selectedTextRange != range
    else { return }
    interaction.showHandles()
    interaction.offerSelection()
    view.layoutIfNeeded()
    if let rect = interaction.seenSelection {
      open(at: view.convertFromWindow(Point(x: rect.midX, y: rect.minY)))
    }
  }

  /// Closes the menu.
  func close() { menu.dismissMenu() }

  private func attach() {
    if menu.view !== interaction.view { menu.didMove(to: interaction.view) }
  }

  // MARK: Contents and position

  func editMenuInteraction(
    _ menu: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu? {
    guard let input = interaction.input, let range = input.selectedTextRange else { return nil }
    return input.editMenu(for: range, suggestedActions: suggestedActions)
  }

  func editMenuInteraction(
    _ menu: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
  ) -> Rect {
    guard let view = interaction.view, var rect = interaction.seenSelection else {
      return Rect(origin: configuration.sourcePoint, size: .zero)
    }
    if interaction.touchRange != nil {
      // A compositor that places the menu below may use the distance there.
      let room = TextHandle.knobSize + PopupPositioner.distance
      rect = rect.insetBy(dx: 0, dy: -room)
    }
    return view.convert(rect, from: nil)
  }

  func editMenuInteraction(
    _ menu: EditMenuInteraction, willPresentMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {
    interaction.input?.willPresentEditMenu(with: animator)
  }

  func editMenuInteraction(
    _ menu: EditMenuInteraction, willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {
    endTime = ProgramContext.of(interaction.view).now
    interaction.input?.willDismissEditMenu(with: animator)
  }
}
