import WindowResponder

/// A surface whose pixels are kept in memory.
@MainActor final class HeadlessSurface: Surface {
  private unowned let display: HeadlessDisplay
  private let role: SurfaceRole
  private var memory: [UInt32] = []
  private var width = 0
  private var height = 0
  private var identity = 0
  private var awaitedFrame: Double?
  /// When the frame callback is due that was asked for; nil for none. One that is not seen gets none.
  var frameTime: Double? {
    configuration.states.contains(.suspended) ? nil : awaitedFrame
  }
  /// How often a frame callback was asked for.
  private(set) var requestCount = 0
  private(set) var geometry = Rect.zero
  /// How many frames with content were shown.
  private(set) var frameCount = 0
  /// What the last frame with content changed, in points of the window.
  private(set) var lastDamage = Region()
  private(set) var title = ""
  var configuration: SurfaceConfiguration
  private(set) var isDestroyed = false
  /// What was asked of the window manager, in order: `move`, `resize bottomRight`, `minimize` ….
  private(set) var requests: [String] = []

  init(display: HeadlessDisplay, role: SurfaceRole) {
    self.display = display
    self.role = role
    configuration = SurfaceConfiguration(
      states: [.activated], isDecoratedByServer: display.isDecoratedByServer)
  }

  var scale: Double { display.scale }

  func configure() {
    display.events?.surface(self, didConfigure: configuration)
  }

  func present(_ frame: SurfaceFrame, paint: (PixelBuffer, Region) -> Void) -> Bool {
    geometry = frame.geometry
    if frame.damage.isEmpty { return true }
    frameCount += 1
    lastDamage = Region()
    for rect in frame.damage.rects {
      lastDamage.add(rect.offsetBy(dx: -geometry.minX, dy: -geometry.minY))
    }
    askForFrame()
    let isNew = resize(to: frame.size)
    let whole = Region(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    let region =
      isNew ? whole : frame.damage.pixels(scale: scale).intersection(whole.bounds)
    memory.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      paint(
        PixelBuffer(
          base: base, width: width, height: height, stride: width * 4, scale: scale,
          identity: identity), region)
    }
    return true
  }

  /// Makes memory for a size, and tells whether it is new.
  private func resize(to size: Size) -> Bool {
    let newWidth = max(1, Int((size.width * scale + 0.5).rounded(.down)))
    let newHeight = max(1, Int((size.height * scale + 0.5).rounded(.down)))
    if newWidth == width, newHeight == height { return false }
    (width, height) = (newWidth, newHeight)
    memory = Array(repeating: 0, count: width * height)
    identity += 1
    return true
  }

  func requestFrame() {
    if awaitedFrame == nil { askForFrame() }
  }

  private func askForFrame() {
    awaitedFrame = display.nextFrameStart
    requestCount += 1
  }

  func sendFrame(at now: Double) {
    guard let due = frameTime, due <= now else { return }
    awaitedFrame = nil
    display.events?.surfaceFrame(self, at: now)
  }

  /// The surface's pixels as an image; nil before the first frame.
  func image() -> Image? {
    guard width > 0 else { return nil }
    return memory.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return Image(
        copying: PixelBuffer(
          base: base, width: width, height: height, stride: width * 4, scale: scale,
          identity: identity))
    }
  }

  func destroy() {
    isDestroyed = true
    awaitedFrame = nil
    display.forget(self)
  }

  // MARK: What a window manager would do

  func setTitle(_ title: String) { self.title = title }
  func setApplicationID(_ id: String) {}
  func setSizeLimits(minimum: Size?, maximum: Size?) {}
  func setParent(_ parent: (any Surface)?) {}
  func reposition(_ positioner: PopupPositioner) {}

  func setMaximized(_ maximized: Bool) {
    requests.append(maximized ? "maximize" : "unmaximize")
    setState(.maximized, maximized)
  }

  func setFullscreen(_ fullscreen: Bool) {
    requests.append(fullscreen ? "fullscreen" : "unfullscreen")
    setState(.fullscreen, fullscreen)
  }

  private func setState(_ state: SurfaceStates, _ isOn: Bool) {
    if isOn { configuration.states.insert(state) } else { configuration.states.remove(state) }
    let fills = !configuration.states.isDisjoint(with: [.maximized, .fullscreen])
    let screen = display.outputs.first?.frame.size
    configuration.width = fills ? screen?.width : nil
    configuration.height = fills ? screen?.height : nil
    configure()
  }

  func minimize() { requests.append("minimize") }
  func beginMove() { requests.append("move") }
  func beginResize(_ edge: ResizeEdge) { requests.append("resize \(edge)") }
  func showWindowMenu(at location: Point) { requests.append("menu") }
}
