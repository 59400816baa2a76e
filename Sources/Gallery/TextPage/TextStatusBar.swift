import Widgets

/// A bar with the state of the edited text: the selection, the marked text, the operation to undo.
final class TextStatusBar: View {
  private let place = Label()
  private let composing = Label()
  private let undo = Label()

  /// Returns the height of the bar for a width, in points.
  static func height(forWidth width: Double) -> Double { width < narrowWidth ? 56 : 36 }
  /// The width below which the bar has two lines, in points.
  private static let narrowWidth = 560.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    for label in [place, composing, undo] {
      label.font = theme.fonts.caption
      label.textColor = .secondaryLabel
      addSubview(label)
    }
    undo.textAlignment = .right
    place.accessibilityLabel = "Selection"
    composing.accessibilityLabel = "Input method"
    undo.accessibilityLabel = "Undo"
    show(nil)
  }

  /// Shows the state of the view that is edited, or of none if it is `nil`.
  func show(_ input: (View & TextInput)?) {
    guard let input else {
      place.text = "Nothing is typed into"
      composing.text = "Input method: off"
      undo.text = ""
      return
    }
    place.text = "\(input.accessibilityLabel ?? "Text"): \(Self.selection(in: input))"
    composing.text = Self.composition(in: input)
    undo.text = input.undoManager?.undoMenuItemTitle ?? ""
    undo.isHidden = !(input.undoManager?.canUndo ?? false)
  }

  /// Shows a message.
  func say(_ words: String) { place.text = words }

  /// The number of bytes above which a selection is shown in thousands, because counting characters takes
  /// time.
  private static let countedBytes = 200_000

  private static func selection(in input: any TextInput) -> String {
    guard let range = input.selectedTextRange else { return "no caret" }
    if range.isEmpty {
      let end = range.start.utf8Offset
      if end > countedBytes { return "caret at byte \(end)" }
      return "caret behind \(characters(input.offset(from: .start, to: range.start)))"
    }
    if range.utf8.count > countedBytes { return "\(range.utf8.count / 1000) kB selected" }
    return "\(characters(input.offset(from: range.start, to: range.end))) selected"
  }

  private static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }

  private static func composition(in input: any TextInput) -> String {
    guard let range = input.markedTextRange, let text = input.text(in: range) else {
      return input.isSecureTextEntry ? "Input method: told nothing" : "Input method: ready"
    }
    return "Composing “\(text)”"
  }

  // MARK: Layout and drawing

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Spacing.pageMargin(forWidth: bounds.width)
    let inside = bounds.insetBy(dx: margin, dy: 0)
    guard !inside.isNull else { return }
    if bounds.width < Self.narrowWidth {
      place.frame = Rect(x: inside.minX, y: 6, width: inside.width, height: 22)
      let half = ((inside.width - Spacing.small) / 2).rounded(.down)
      composing.frame = Rect(x: inside.minX, y: 28, width: half, height: 22)
      undo.frame = Rect(x: inside.maxX - half, y: 28, width: half, height: 22)
    } else {
      let room = inside.width - Spacing.small * 2
      var x = inside.minX
      for (label, part) in [(place, 0.44), (composing, 0.34), (undo, 0.22)] {
        let width = (room * part).rounded(.down)
        label.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
        x += width + Spacing.small
      }
    }
    mirror([place, composing, undo])
  }

  /// Draws a hairline at the top.
  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let line = Rect(x: 0, y: 0, width: bounds.width, height: 1 / context.scale)
    context.fill(line, color: .separator)
  }
}
