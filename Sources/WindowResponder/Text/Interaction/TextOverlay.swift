/// What lies over a window while text in it is worked on: handles, the loupe, and where dragged text goes.
///
/// It is over everything, for handles reach beyond the view that they belong to. Before each frame all is
/// put where the text is then, whatever scrolled or typed; while no frame is drawn nothing happens here.
final class TextOverlay: View {
  /// Whose selection has handles.
  private(set) weak var interaction: TextInteraction?
  let startHandle = TextHandle(isStart: true)
  let endHandle = TextHandle(isStart: false)
  private(set) var loupe: TextLoupe?
  private(set) var dropCaret: View?
  private(set) var preview: TextDragPreview?
  private lazy var grip = TextHandleRecognizer(self)

  init(_ window: any TextHost) {
    super.init(frame: window.bounds)
    for handle in [startHandle, endHandle] {
      handle.isHidden = true
      addSubview(handle)
    }
    addGestureRecognizer(grip)
  }

  /// The one of a window, made where there is none.
  static func of(_ window: any TextHost) -> TextOverlay {
    if let overlay = window.textOverlay { return overlay }
    let overlay = TextOverlay(window)
    window.textOverlay = overlay
    window.addSubview(overlay)
    return overlay
  }

  /// Goes where there is nothing more to show.
  private func leaveIfEmpty() {
    guard interaction == nil, loupe == nil, dropCaret == nil, preview == nil else { return }
    let window = textHost
    removeFromSuperview()
    if window?.textOverlay === self { window?.textOverlay = nil }
  }

  // MARK: Before a frame

  /// Puts everything where it belongs.
  func update() {
    if let window, frame != window.bounds { frame = window.bounds }
    placeHandles()
    // What is under it may have changed.
    loupe?.setNeedsDisplay()
  }

  // MARK: Handles

  /// Shows the handles of a selection.
  func showHandles(of interaction: TextInteraction) {
    self.interaction = interaction
    startHandle.color = interaction.input?.textInputView.tintColor ?? .tint
    endHandle.color = startHandle.color
    placeHandles()
  }

  /// Shows no handles any more, where they are those of an interaction.
  func hideHandles(of interaction: TextInteraction) {
    guard self.interaction === interaction else { return }
    self.interaction = nil
    startHandle.isHidden = true
    endHandle.isHidden = true
    leaveIfEmpty()
  }

  private func placeHandles() {
    guard let interaction else { return }
    guard interaction.isTouchSelectionAlive else {
      startHandle.isHidden = true
      endHandle.isHidden = true
      interaction.touchSelectionIsGone()
      return
    }
    startHandle.place(at: interaction.handleCaret(isStart: true), seen: interaction.seenRect)
    endHandle.place(at: interaction.handleCaret(isStart: false), seen: interaction.seenRect)
  }

  /// The handle that a finger has at a place; nil for none.
  func handle(at point: Point) -> TextHandle? {
    var nearest: TextHandle?
    for handle in [startHandle, endHandle] where handle.isTouched(at: point) {
      if let other = nearest,
        other.knobCenter.distance(to: point) <= handle.knobCenter.distance(to: point)
      {
        continue
      }
      nearest = handle
    }
    return nearest
  }

  // MARK: The loupe

  /// Shows what is around a place, larger, above it.
  func showLoupe(at place: Point) {
    let shown = loupe ?? TextLoupe(self)
    if loupe == nil {
      loupe = shown
      addSubview(shown)
      textHost?.blinkingCaret?.loupeCame()
    }
    shown.look(at: place)
  }

  func hideLoupe() {
    guard let shown = loupe else { return }
    loupe = nil
    shown.removeFromSuperview()
    textHost?.blinkingCaret?.loupeWent()
    leaveIfEmpty()
  }

  // MARK: Dragged text

  /// Shows where dragged text would go, and the text at the pointer; nil for nowhere.
  func showDrop(at caret: Rect?, color: Color, text: String, pointer: Point) {
    if preview == nil {
      let view = TextDragPreview(text)
      preview = view
      addSubview(view)
    }
    preview?.follow(pointer, in: bounds)
    showDrop(at: caret, color: color)
  }

  /// Shows where dragged text would go; nil for nowhere.
  func showDrop(at caret: Rect?, color: Color) {
    let line = dropCaret ?? View()
    if dropCaret == nil {
      line.isUserInteractionEnabled = false
      dropCaret = line
      addSubview(line)
    }
    line.backgroundColor = color
    line.isHidden = caret == nil
    guard let caret else { return }
    let scale = contentScaleFactor
    let x = ((caret.midX - TextCaret.width / 2) * scale).rounded() / scale
    line.frame = Rect(x: x, y: caret.minY, width: TextCaret.width, height: caret.height)
  }

  func hideDrop() {
    dropCaret?.removeFromSuperview()
    preview?.removeFromSuperview()
    dropCaret = nil
    preview = nil
    leaveIfEmpty()
  }

  // MARK: Touches

  /// Fingers have the handles; all else goes to what is below, and so does the pointer.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard !isHidden, programContext.isPointedDirectly, handle(at: point) != nil
    else { return nil }
    return self
  }

  // Nothing that happens to handles concerns those below.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  override var drawsNothing: Bool { true }
}
