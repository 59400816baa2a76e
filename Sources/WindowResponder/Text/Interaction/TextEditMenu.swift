import ResponderPlatform

/// The edit menu of a ``TextInteraction``: opened by it rather than by gestures of the menu's own.
@MainActor final class TextEditMenu: EditMenuInteractionDelegate {
  private unowned let interaction: TextInteraction
  private lazy var menu = Menus(delegate: self)
  /// When the last one went, on the application's clock; a press beside it may be what took it.
  private(set) var endTime = -Double.infinity
  /// What was selected when it was opened.
  private var range: TextRange?
  /// Whether a finger opened it.
  private var isDirect = false

  /// How long after a menu went a press may be what took it, in seconds.
  static let sameMoment = 0.05

  /// Without recognizers.
  private final class Menus: EditMenuInteraction {
    override var opensByGesture: Bool { false }
    override func didPerform() { (delegate as? TextEditMenu)?.didPerform() }
  }

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
  }

  /// Shows the menu at a point of the view. Tells whether there is something to choose.
  @discardableResult func open(at point: Point, byKey: Bool = false) -> Bool {
    let interaction = interaction
    attach()
    range = interaction.input?.selectedTextRange
    isDirect = ProgramContext.of(interaction.view).isPointedDirectly && !byKey
    return menu.present(
      EditMenuConfiguration(identifier: nil, sourcePoint: point), byKey: byKey)
  }

  /// A finger that chose to select something wants to do something with that.
  private func didPerform() {
    // What was chosen, and what is told of it, may let go of the text.
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

  /// Takes the menu away.
  func close() { menu.dismissMenu() }

  private func attach() {
    if menu.view !== interaction.view { menu.didMove(to: interaction.view) }
  }

  // MARK: What it shows

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
      // A compositor that puts the menu below may take the distance off there.
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
