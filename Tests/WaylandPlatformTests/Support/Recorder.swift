@testable import ResponderPlatform
@testable import WindowResponder

/// A substitute for the application that records the display's events, and draws on request.
@MainActor final class Recorder: DisplayEvents {
  /// A Boolean value that indicates whether each configure event is answered by a frame of the requested
  /// size.
  var answers = false
  /// The size of a window if the compositor does not request one, in points.
  var ownSize = Size(width: 40, height: 30)
  /// The window geometry, or `nil` for the whole surface.
  var geometry: Rect?
  /// The color of the next drawing.
  var color: UInt32 = 0xFF00_8000
  /// The colors of individual columns, by x coordinate in pixels.
  var columns: [Int: UInt32] = [:]
  /// Called after each recorded input event.
  var onInput: ((InputEvent) -> Void)?

  var surfaces: [any Surface] = []
  private(set) var configurations: [SurfaceConfiguration] = []
  private(set) var scales: [Double] = []
  private(set) var frames: [Double] = []
  private(set) var shown: [FramePresentation?] = []
  private(set) var readyCount = 0
  private(set) var closeRequests = 0
  private(set) var closed: [any Surface] = []
  private(set) var dismissed: [any Surface] = []
  private(set) var outputChanges = 0
  private(set) var touches: [TouchFrame] = []
  private(set) var touchCancels = 0
  private(set) var pens: [PenFrame] = []
  private(set) var pointers: [PointerFrame] = []
  private(set) var pointerCancels = 0
  private(set) var gestures: [TouchpadGesture] = []
  private(set) var keys: [KeyFrame] = []
  private(set) var focuses: [(surface: (any Surface)?, held: [UInt32])] = []
  private(set) var modifiers: [KeyModifierFlags] = []
  private(set) var textInput: [TextInputEvent] = []
  /// The regions that were drawn, in device pixels.
  private(set) var painted: [Region] = []
  private(set) var identities: [Int] = []
  private(set) var size = Size.zero

  func surface(_ surface: any Surface, didConfigure configuration: SurfaceConfiguration) {
    if !surfaces.contains(where: { $0 === surface }) { surfaces.append(surface) }
    configurations.append(configuration)
    size = Size(
      width: configuration.width ?? ownSize.width, height: configuration.height ?? ownSize.height)
    if answers { present(surface) }
  }

  func surface(_ surface: any Surface, didChangeScale scale: Double) {
    scales.append(scale)
    if answers, !configurations.isEmpty { present(surface) }
  }

  func surfaceFrame(_ surface: any Surface, at time: Double) { frames.append(time) }
  func surface(_ surface: any Surface, didShow presentation: FramePresentation?) {
    shown.append(presentation)
  }
  private(set) var sessions: [String] = []
  private(set) var takenSessions = 0
  func sessionDidBegin(_ id: String) { sessions.append(id) }
  func sessionWasTaken() { takenSessions += 1 }
  private(set) var desktopKeys: [Bool] = []
  private(set) var pointerHolds: [Bool] = []
  private(set) var motions: [HeldPointerMotion] = []
  func surface(_ surface: any Surface, didChangeDesktopKeys hasThem: Bool) {
    desktopKeys.append(hasThem)
  }
  func surface(_ surface: any Surface, didChangePointerHold isHeld: Bool) {
    pointerHolds.append(isHeld)
  }
  func surface(_ surface: any Surface, pointerMovedBy motion: HeldPointerMotion) {
    motions.append(motion)
  }
  func surfaceBecameReady(_ surface: any Surface) { readyCount += 1 }
  func surfaceCloseRequested(_ surface: any Surface) { closeRequests += 1 }
  func surfaceWasClosed(_ surface: any Surface) { closed.append(surface) }
  func surfacePopupDismissed(_ surface: any Surface) { dismissed.append(surface) }
  func outputsDidChange() { outputChanges += 1 }
  func textInput(_ event: TextInputEvent, on surface: any Surface) { textInput.append(event) }

  func input(_ input: InputEvent) {
    switch input {
    case .touch(let frame): touches.append(frame)
    case .touchCancel: touchCancels += 1
    case .pen(let frame): pens.append(frame)
    case .pointer(let frame): pointers.append(frame)
    case .pointerCancel: pointerCancels += 1
    case .seatGone(_, let ends): for end in ends { self.input(end) }
    case .touchpad(let gesture): gestures.append(gesture)
    case .key(let frame): keys.append(frame)
    case .keyboardFocus(_, let surface, let held): focuses.append((surface, held))
    case .modifiers(_, let flags): modifiers.append(flags)
    }
    onInput?(input)
  }

  /// Draws the color over a part of the surface, or over the whole surface if `damage` is `nil`.
  @discardableResult func present(_ surface: any Surface, damage: Region? = nil) -> Bool {
    let bounds = Rect(origin: .zero, size: size)
    let frame = SurfaceFrame(
      size: size, geometry: geometry ?? bounds, damage: damage ?? Region(bounds),
      opaqueRegion: Region(bounds))
    return present(surface, frame)
  }

  /// Draws the color over the damage of a frame.
  @discardableResult func present(_ surface: any Surface, _ frame: SurfaceFrame) -> Bool {
    surface.present(frame) { buffer, region in
      painted.append(region)
      identities.append(buffer.identity)
      for rect in region.rects {
        for y in Int(rect.minY)..<Int(rect.maxY) {
          let row = buffer.base + y * buffer.stride
          for x in Int(rect.minX)..<Int(rect.maxX) {
            row.storeBytes(of: columns[x] ?? color, toByteOffset: x * 4, as: UInt32.self)
          }
        }
      }
    }
  }

  /// Removes the recorded events, so that a test can check the next ones.
  func clear() {
    configurations = []
    scales = []
    frames = []
    touches = []
    pens = []
    pointers = []
    gestures = []
    keys = []
    focuses = []
    modifiers = []
    textInput = []
    painted = []
    readyCount = 0
    outputChanges = 0
  }
}
