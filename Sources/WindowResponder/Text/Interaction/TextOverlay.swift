import ResponderRuntime

/// A view above the content of a window for text editing: selection handles, the loupe, and the drop position
/// of dragged text.
///
/// It lies above all other views, because handles extend beyond the view that they belong to. Before each
/// frame its subviews are placed at the current position of the text. While no frame is drawn, it does no
/// work.
final class TextOverlay: View {
  /// The interaction whose selection has handles.
  @BackLink private(set) var interaction: TextInteraction?
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

  /// Returns the overlay of a window. If there is none, it is created.
  static func of(_ window: any TextHost) -> TextOverlay {
    if let overlay = window.textOverlay { return overlay }
    let overlay = TextOverlay(window)
    window.textOverlay = overlay
    window.addSubview(overlay)
    return overlay
  }

  /// Removes the overlay if it has no content.
  private func leaveIfEmpty() {
    guard interaction == nil, loupe == nil, dropCaret == nil, preview == nil else { return }
    let window = textHost
    removeFromSuperview()
    if window?.textOverlay === self { window?.textOverlay = nil }
  }

  // MARK: Before a frame

  /// Updates the positions of all subviews.
  func update() {
    if let window, frame != window.bounds { frame = window.bounds }
    placeHandles()
    // The content below the loupe may have changed.
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

  /// Hides the handles if they belong to an interaction.
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

  /// Returns the handle that a touch at a point grabs, or `nil` if there is none.
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

  /// Shows the loupe above a location.
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

  /// Shows the drop position of dragged text, or none if `caret` is `nil`, and a preview of the text at the
  /// pointer.
  func showDrop(at caret: Rect?, color: Color, text: String, pointer: Point) {
    if preview == nil {
      let view = TextDragPreview(text)
      preview = view
      addSubview(view)
    }
    preview?.follow(pointer, in: bounds)
    showDrop(at: caret, color: color)
  }

  /// Shows the drop position of dragged text, or none if `caret` is `nil`.
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

  /// Returns the overlay for a touch on a handle. All other touches, and the pointer, go to the views below.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard !isHidden, programContext.isPointedDirectly, handle(at: point) != nil
    else { return nil }
    return self
  }

  // Touches on handles are not forwarded to the next responder.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  override var drawsNothing: Bool { true }
}
