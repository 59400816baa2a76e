import ResponderPlatform

/// An object that knows the damage of a window and when the window may be drawn.
///
/// If the display waits for no frame, a frame is drawn at once, otherwise at the next frame callback. While
/// nothing is dirty, no frame callback is requested, and the program sleeps.
@MainActor final class FramePacer {
  private(set) var damage = FrameDamage()
  /// A Boolean value that indicates whether a frame callback was requested and has not arrived.
  private(set) var awaitsFrame = false
  /// A Boolean value that indicates whether the display holds every buffer.
  private(set) var awaitsBuffer = false
  /// A Boolean value that indicates whether the display has sent a size. Only then may a buffer be shown.
  private(set) var isConfigured = false
  /// A Boolean value that indicates whether the newest `configure` event was not answered by a commit.
  private var owesAnswer = false
  private var needsFrame = false
  /// A Boolean value that indicates whether an animation runs. While it is `true`, a frame is drawn whenever
  /// the display is ready.
  var wantsFrames = false

  /// Called when the window becomes dirty.
  var onDirty: (() -> Void)?

  /// A Boolean value that indicates whether there is something to lay out, to draw or to answer.
  var isDirty: Bool { needsFrame || owesAnswer || !damage.isEmpty }

  /// A Boolean value that indicates whether a frame may be drawn now.
  var mayDraw: Bool { isConfigured && !awaitsFrame && !awaitsBuffer }

  /// Adds a rectangle, in window coordinates, to the damage.
  func addDamage(_ rect: Rect) {
    damage.add(rect)
    setNeedsFrame()
  }

  /// Moves pixels that are on screen, together with the damage inside their area.
  func addMove(_ move: PixelMove, of area: Rect, by distance: Vector) {
    damage.move(move, of: area, by: distance)
    setNeedsFrame()
  }

  /// Requests layout and drawing.
  func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onDirty?()
  }

  /// Notes a `configure` event, which the next commit answers.
  func configured() {
    isConfigured = true
    owesAnswer = true
    onDirty?()
  }

  /// Notes that the frame callback has arrived.
  func frameArrived() {
    awaitsFrame = false
    if wantsFrames { needsFrame = true }
    if isDirty { onDirty?() }
  }

  /// Notes that the display has released a buffer.
  func bufferArrived() {
    awaitsBuffer = false
    if isDirty { onDirty?() }
  }

  /// Notes that the layout of this frame is about to begin.
  func beginFrame() {
    needsFrame = false
  }

  /// Returns and clears the damage, or returns `nil` if there is nothing to show or to answer.
  func takeDamage() -> FrameDamage? {
    guard owesAnswer || !damage.isEmpty else { return nil }
    defer { damage = FrameDamage() }
    return damage
  }

  /// Notes that the frame was shown, with or without new content.
  func presented(content: Bool) {
    owesAnswer = false
    if content { awaitsFrame = true }
  }

  /// Notes that a frame callback was requested without new content.
  func frameRequested() {
    awaitsFrame = true
  }

  /// Notes that the frame could not be shown because the display holds all buffers.
  func postponed(_ unshown: FrameDamage) {
    damage.prepend(unshown)
    awaitsBuffer = true
    needsFrame = true
  }

  /// Resets the state when the surface was destroyed.
  func reset() {
    damage = FrameDamage()
    awaitsFrame = false
    awaitsBuffer = false
    isConfigured = false
    owesAnswer = false
    needsFrame = false
  }
}
