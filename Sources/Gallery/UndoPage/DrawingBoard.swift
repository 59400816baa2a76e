import WindowResponder

/// A card on which the user draws. Every change can be undone.
final class DrawingBoard: Card {
  private(set) var marks: [DrawingMark] = []
  /// The points of the stroke that is being drawn.
  var line: [Point] = []
  private weak var finger: Touch?
  /// The pen that keys move, or `nil` before the first key.
  var pen: DrawingPen?
  private let hint = Label(text: "Draw, also by arrows and Space")
  private static let colors = [
    Ink.blue, Ink.orange, Ink.green, Ink.purple, Ink.red, Ink.teal,
  ]
  /// A closure that is called after every change, also by undo.
  var onChange: (() -> Void)?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    accessibilityLabel = "Drawing"
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    addSubview(hint)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }

  override func focusDidChange() {
    super.focusDidChange()
    if !isFocused { liftPen() }
    setNeedsDisplay()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { press in !(press.key.map(movesPen) ?? false) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  // MARK: Changes

  /// Adds a mark to the drawing.
  func add(_ mark: DrawingMark) { change(to: marks + [mark], named: mark.actionName) }

  /// Removes all marks from the drawing.
  func clear() {
    if !marks.isEmpty { change(to: [], named: "Clear") }
  }

  /// Changes the drawing. All changes, undo and redo use this method.
  private func change(to new: [DrawingMark], named name: String) {
    let old = marks
    undoManager?.registerUndo(withTarget: self) { $0.change(to: old, named: name) }
    undoManager?.setActionName(name)
    marks = new
    hint.isHidden = !marks.isEmpty
    setNeedsDisplay()
    onChange?()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard finger == nil, let touch = touches.first else { return }
    becomeFirstResponder()
    liftPen()
    finger = touch
    line = [touch.location(in: self)]
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let finger, touches.contains(finger) else { return }
    for touch in event?.coalescedTouches(for: finger) ?? [finger] {
      line.append(touch.location(in: self))
    }
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    let drawn = DrawingMark.stroke(line, color)
    line = []
    add(drawn)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    line = []
    setNeedsDisplay()
  }

  /// The colour of the next stroke.
  var color: Color { Self.colors[marks.count % Self.colors.count] }

  // MARK: Images

  /// Returns `false` for copying an empty drawing.
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .copy: !marks.isEmpty
    case .paste: Pasteboard.general.hasImages || Pasteboard.general.hasStrings
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  /// Returns the drawing as an image for the pasteboard.
  func image() -> Image {
    ImageRenderer(size: bounds.size, scale: 2).image { context in
      for mark in marks { mark.draw(in: context, noteWidth: noteWidth) }
    }
  }

  /// A description of the drawing.
  var words: String {
    marks.isEmpty
      ? "An empty drawing"
      : marks.enumerated().map { "\($0 + 1). \($1.words)" }.joined(separator: "\n")
  }

  private var noteWidth: Double { bounds.width - Spacing.large * 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    hint.frame = Rect(
      x: Spacing.medium, y: (bounds.midY - 10).rounded(),
      width: max(0, bounds.width - Spacing.medium * 2), height: 20)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    super.draw(rect, in: context)
    for mark in marks { mark.draw(in: context, noteWidth: noteWidth) }
    if !line.isEmpty {
      DrawingMark.stroke(line, color).draw(in: context, noteWidth: noteWidth)
    }
    if isFocused {
      context.strokeRoundedRect(
        bounds, cornerRadius: layer.cornerRadius, color: focusRingColor,
        width: theme.metrics.focusRingWidth)
    }
    if isFocused || isFirstResponder { pen?.draw(in: context, color: color) }
  }
}

extension DrawingBoard: CopyAction, PasteAction {
  /// Copies the drawing to the pasteboard, as an image and as text.
  func copy(_ sender: Any?) {
    Pasteboard.general.setItems([["image/png": image(), "text/plain": words]])
  }

  /// Adds the content of the pasteboard, from this or another program, to the drawing.
  func paste(_ sender: Any?) {
    let pasteboard = Pasteboard.general
    Task { [weak self] in
      if pasteboard.hasImages, let image = try? await pasteboard.readImage() {
        self?.place(image)
      } else if let text = try? await pasteboard.readString(), !text.isEmpty {
        self?.place(text)
      }
    }
  }

  func place(_ text: String) { add(.note(text, bounds.center)) }

  /// Adds an image in the middle, at most two thirds as large as the drawing.
  func place(_ image: Image) {
    let room = Size(width: bounds.width * 2 / 3, height: bounds.height * 2 / 3)
    let factor = min(
      1, room.width / max(1, image.size.width), room.height / max(1, image.size.height))
    let size = Size(width: image.size.width * factor, height: image.size.height * factor)
    let middle = bounds.center
    add(
      .image(
        image,
        Rect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height)))
  }
}
