@testable import ResponderPlatform
@testable import WindowResponder

/// Stands where the application stands: keeps what it is told, and draws where it is asked to.
@MainActor final class Recorder: DisplayEvents {
  /// Whether every configure is answered with a frame of the size that was asked for.
  var answers = false
  /// The size that a window takes where it may choose, in points.
  var ownSize = Size(width: 40, height: 30)
  /// The part of the surface that counts as the window; nil for all of it.
  var geometry: Rect?
  /// What is painted next, everywhere in the damage.
  var color: UInt32 = 0xFF00_8000
  /// What is painted in a column instead, where this has one.
  var columns: [Int: UInt32] = [:]
  /// Called with every input, after it was kept.
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
  /// The regions that `paint` was asked to draw, in device pixels.
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

  /// Draws the colour over a part of the surface, over the whole where none is named.
  @discardableResult func present(_ surface: any Surface, damage: Region? = nil) -> Bool {
    let bounds = Rect(origin: .zero, size: size)
    let frame = SurfaceFrame(
      size: size, geometry: geometry ?? bounds, damage: damage ?? Region(bounds),
      opaqueRegion: Region(bounds))
    return present(surface, frame)
  }

  /// Draws the colour over a frame's damage.
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

  /// Forgets what was told, so that a test can look at what comes next.
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
