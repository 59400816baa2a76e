import ResponderPlatform

/// Knows what of a window has to be drawn again, and when it may be drawn.
///
/// A frame is drawn at once when the display waits for none; else when it asks for the next one. While
/// nothing is dirty no frame is asked for and the program sleeps.
@MainActor final class FramePacer {
  private(set) var damage = FrameDamage()
  /// A frame callback is on its way.
  private(set) var awaitsFrame = false
  /// Every buffer is held by the display.
  private(set) var awaitsBuffer = false
  /// The display has told a size, so that a buffer may be shown.
  private(set) var isConfigured = false
  /// The newest configure has not been answered by a commit.
  private var owesAnswer = false
  private var needsFrame = false
  /// Something moves: a frame is to be made whenever the display is ready for one.
  var wantsFrames = false

  /// Called when the window turns from clean to dirty.
  var onDirty: (() -> Void)?

  /// Whether there is something to lay out, to draw or to answer.
  var isDirty: Bool { needsFrame || owesAnswer || !damage.isEmpty }

  /// Whether a frame may be drawn at this moment.
  var mayDraw: Bool { isConfigured && !awaitsFrame && !awaitsBuffer }

  /// Adds a rectangle, in window coordinates, to what has to be drawn.
  func addDamage(_ rect: Rect) {
    damage.add(rect)
    setNeedsFrame()
  }

  /// Moves pixels that are shown already, and with them what of them had to be drawn.
  func addMove(_ move: PixelMove, of area: Rect, by distance: Vector) {
    damage.move(move, of: area, by: distance)
    setNeedsFrame()
  }

  /// Asks for a turn of layout and drawing.
  func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onDirty?()
  }

  /// A configure came, which the next commit answers.
  func configured() {
    isConfigured = true
    owesAnswer = true
    onDirty?()
  }

  /// The frame callback came.
  func frameArrived() {
    awaitsFrame = false
    if wantsFrames { needsFrame = true }
    if isDirty { onDirty?() }
  }

  /// A buffer came back.
  func bufferArrived() {
    awaitsBuffer = false
    if isDirty { onDirty?() }
  }

  /// The layout of this frame is about to be done.
  func beginFrame() {
    needsFrame = false
  }

  /// Takes what has to be drawn; nil where there is nothing to show or to answer.
  func takeDamage() -> FrameDamage? {
    guard owesAnswer || !damage.isEmpty else { return nil }
    defer { damage = FrameDamage() }
    return damage
  }

  /// The frame was shown, with or without new content.
  func presented(content: Bool) {
    owesAnswer = false
    if content { awaitsFrame = true }
  }

  /// A frame callback was asked for without new content.
  func frameRequested() {
    awaitsFrame = true
  }

  /// The frame could not be shown: all buffers are held.
  func postponed(_ unshown: FrameDamage) {
    damage.prepend(unshown)
    awaitsBuffer = true
    needsFrame = true
  }

  /// The surface is gone; a later one starts anew.
  func reset() {
    damage = FrameDamage()
    awaitsFrame = false
    awaitsBuffer = false
    isConfigured = false
    owesAnswer = false
    needsFrame = false
  }
}
