import Widgets

/// A card with a colour, or without one: its edit menu cuts, copies, pastes and deletes the colour.
///
/// The pasteboard contains the name of the colour, so "Teal" can also come from another program.
final class ColorCard: View, CutAction, CopyAction, PasteAction, DeleteAction {
  /// The height of the card, in points.
  static let height = 132.0
  /// The colour of the card, or `nil` for none.
  private var color: Theme.ColorName? { didSet { setNeedsDisplay() } }
  /// A closure that is called with a description of the performed command.
  var onCommand: ((String) -> Void)?

  init(_ color: Theme.ColorName?) {
    self.color = color
    super.init(frame: .zero)
    isAccessibilityElement = true
    layer.cornerRadius = theme.metrics.cardCornerRadius
    addInteraction(EditMenuInteraction(delegate: nil))
  }

  // MARK: The keyboard

  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.becomeFirstResponder()
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.resignFirstResponder()
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    becomeFirstResponder()
  }

  // MARK: Commands

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .cut, .copy, .delete: color != nil
    // The types on offer decide. The data is read when it is pasted.
    case .paste: Pasteboard.general.hasStrings
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  override func validate(_ command: Command) {
    if command.action == .paste { command.subtitle = Pasteboard.general.string }
    if command.action == .delete { command.attributes.insert(.destructive) }
  }

  func cut(_ sender: Any?) {
    onCommand?("Cut \(color?.words ?? "")")
    Pasteboard.general.string = color?.words
    color = nil
  }

  func copy(_ sender: Any?) {
    onCommand?("Copied \(color?.words ?? "")")
    Pasteboard.general.string = color?.words
  }

  func paste(_ sender: Any?) {
    Pasteboard.general.loadString { [weak self] answer in
      switch answer {
      case .success(let text): self?.take(text)
      case .failure(let error): self?.onCommand?("Nothing pasted: \(error)")
      }
    }
  }

  private func take(_ text: String) {
    guard let named = Theme.ColorName.allCases.first(where: { $0.isCalled(text) }) else {
      onCommand?("“\(text.prefix(24))” is no colour")
      return
    }
    color = named
    onCommand?("Pasted \(named.words)")
  }

  func delete(_ sender: Any?) {
    onCommand?("Deleted \(color?.words ?? "")")
    color = nil
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fillRoundedRect(
      bounds, cornerRadius: layer.cornerRadius, color: .secondarySystemGroupedBackground)
    let inside = bounds.insetBy(dx: Spacing.medium, dy: Spacing.medium)
    let swatch = Rect(
      x: inside.minX, y: inside.minY, width: inside.width,
      height: inside.height - Spacing.scaled(28))
    if let color {
      context.fillRoundedRect(swatch, cornerRadius: 8, color: Color(color))
    } else {
      var outline = Path(roundedRect: swatch.insetBy(dx: 1, dy: 1), cornerRadius: 7)
      outline.lineWidth = 1.5
      outline.setLineDash([5, 4])
      context.stroke(outline, color: .controlBorder)
    }
    let name = TextLayout.cached(
      color?.words ?? "Empty", font: .preferredFont(forTextStyle: .subheadline),
      maxWidth: inside.width)
    draw(
      name, at: Point(x: inside.minX, y: inside.maxY - name.size.height),
      color: color == nil ? .secondaryLabel : .label, in: context)
    context.strokeRoundedRect(
      bounds, cornerRadius: layer.cornerRadius, color: isFirstResponder ? tintColor : .separator,
      width: isFirstResponder ? 2 : 1)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? color?.words ?? "Empty" }
    set { super.accessibilityLabel = newValue }
  }
}

extension Theme.ColorName {
  /// The name of the colour for users.
  var words: String {
    let name = "\(self)"
    return name.hasPrefix("system") ? String(name.dropFirst(6)) : name
  }

  /// Returns a Boolean value that indicates whether a text is the name of the colour.
  fileprivate func isCalled(_ words: String) -> Bool {
    "\(self)".hasPrefix("system") && self.words.lowercased() == words.lowercased()
  }
}
