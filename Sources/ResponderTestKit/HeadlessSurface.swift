import ResponderPlatform
import WindowResponder

/// A surface whose pixels are kept in memory.
@MainActor final class HeadlessSurface: Surface {
  /// How many buffers there are at most.
  static let maximumCount = 3

  /// The display takes itself away before it goes.
  private unowned var display: HeadlessDisplay?
  private let role: SurfaceRole
  private var memories: [HeadlessMemory] = []
  private var ledger = BufferLedger(capacity: HeadlessSurface.maximumCount)
  /// The buffers that were shown last, the newest at the end.
  private var shown: [Int] = []
  private var nextIdentity = 1
  /// How many of the buffers shown last the display keeps, as a compositor does that has not yet
  /// copied them.
  var heldBuffers = 0
  private var awaitedFrame: Double?
  /// When the frame callback is due that was asked for; nil for none. One that is not seen gets none.
  var frameTime: Double? {
    configuration.states.contains(.suspended) ? nil : awaitedFrame
  }
  /// The frame that is seen at a time, unless another one comes before; nil where it was seen.
  private var unseen: (number: UInt32, time: Double)?
  /// How often a frame callback was asked for.
  private(set) var requestCount = 0
  private(set) var geometry = Rect.zero
  /// What the last frame with content moved.
  private(set) var lastMoves: [PixelMove] = []
  /// How many frames with content were shown.
  private(set) var frameCount = 0
  /// What the last frame with content changed, in points of the window.
  private(set) var lastDamage = Region()
  /// Whether pointer and fingers are for it.
  private(set) var takesInput = true
  /// The opaque region of the last frame, in points of the surface.
  private(set) var opaqueRegion = Region()
  private(set) var title = ""
  var configuration: SurfaceConfiguration
  private(set) var isDestroyed = false
  /// What was asked of the window manager, in order: `move`, `resize bottomRight`, `minimize` ….
  private(set) var requests: [String] = []

  /// What a popup hangs on; nil for a window.
  private(set) weak var parent: HeadlessSurface?
  /// Where a popup is wanted.
  private(set) var positioner: PopupPositioner?
  /// What a surface of the screen was told; nil for others.
  private(set) var layer: LayerSettings?
  /// Whether a popup has all input until a press outside.
  let isGrabbing: Bool

  init(display: HeadlessDisplay, role: SurfaceRole) {
    self.display = display
    self.role = role
    guard case .popup(let parent, let positioner, let grab) = role else {
      isGrabbing = false
      if case .layer(let settings) = role { layer = settings }
      configuration = SurfaceConfiguration(
        states: layer == nil ? [.activated] : [], isDecoratedByServer: display.isDecoratedByServer)
      return
    }
    isGrabbing = grab
    self.parent = parent as? HeadlessSurface
    configuration = SurfaceConfiguration(isDecoratedByServer: display.isDecoratedByServer)
    place(by: positioner)
  }

  /// Whether it is a popup.
  var isPopup: Bool { positioner != nil }

  /// The top left corner of the window geometry, in that of the toplevel.
  var originInOwner: Point {
    guard let frame = configuration.popupFrame else { return .zero }
    let origin = parent?.originInOwner ?? .zero
    return Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
  }

  /// The surface at the bottom, which is no popup.
  private var owner: HeadlessSurface { parent?.owner ?? self }

  private func place(by positioner: PopupPositioner) {
    self.positioner = positioner
    let corner = display?.layers.frames[ObjectIdentifier(owner)]?.origin ?? .zero
    let frame = PopupPlacement(
      positioner: positioner, parentOrigin: parent?.originInOwner ?? .zero,
      screen: Rect(
        origin: Point(x: -corner.x, y: -corner.y),
        size: display?.outputs.first?.frame.size ?? .zero)
    ).frame
    configuration.popupFrame = frame
    configuration.width = frame.width
    configuration.height = frame.height
  }

  /// The display goes; the window that the surface belongs to may stay.
  func displayGoes() { display = nil }

  var scale: Double { display?.scale ?? 1 }

  var outputNumbers: [UInt32] { display?.outputs.prefix(1).map(\.number) ?? [] }

  func configure() {
    display?.events?.surface(self, didConfigure: configuration)
  }

  func present(_ frame: SurfaceFrame, paint: (PixelBuffer, Region) -> Void) -> Bool {
    let hasMoved = geometry.origin != frame.geometry.origin || geometry.isEmpty
    geometry = frame.geometry
    if hasMoved { display?.events?.surface(self, didMoveOriginTo: geometry.origin) }
    opaqueRegion = frame.opaqueRegion
    takesInput = frame.inputRegion.map { !$0.isEmpty } ?? true
    if frame.damage.isEmpty { return true }
    frameCount += 1
    lastMoves = frame.moves
    lastDamage = Region()
    for rect in frame.damage.rects {
      lastDamage.add(rect.offsetBy(dx: -geometry.minX, dy: -geometry.minY))
    }
    guard let index = ledger.take() else { return false }
    askForFrame()
    draw(frame, into: index, paint)
    tellCommit()
    return true
  }

  /// Tells who looks on that a frame was committed, which is seen when the next frame begins.
  private func tellCommit() {
    guard let display else { return }
    display.frameNumber &+= 1
    guard let witness = display.witness else { return }
    if let unseen { witness.surface(self, didDiscard: unseen.number) }
    unseen = (display.frameNumber, display.nextFrameStart)
    witness.surface(self, didCommit: display.frameNumber, at: display.now)
  }

  private func tellSeen() {
    guard let display, let unseen else { return }
    self.unseen = nil
    display.witness?.surface(
      self, didShow: unseen.number, at: unseen.time,
      refresh: UInt32(1e9 / HeadlessDisplay.frameRate))
  }

  private func draw(
    _ frame: SurfaceFrame, into index: Int, _ paint: (PixelBuffer, Region) -> Void
  ) {
    let width = max(1, Int((frame.size.width * scale + 0.5).rounded(.down)))
    let height = max(1, Int((frame.size.height * scale + 0.5).rounded(.down)))
    let newest = shown.last
    if newest.map({ memories[$0].hasFormat(width, height, scale) }) != true {
      ledger.forgetContents()
    }
    if index == memories.count || !memories[index].hasFormat(width, height, scale) {
      let memory = HeadlessMemory(width, height, scale: scale, identity: nextIdentity)
      nextIdentity += 1
      if index == memories.count { memories.append(memory) } else { memories[index] = memory }
    }
    let target = memories[index].pixels
    let plan = ledger.plan(
      index, damage: frame.damage.pixels(scale: scale), moves: frame.moves,
      bounds: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    target.prepare(plan, from: plan.source.map { memories[$0].pixels })
    paint(target, plan.drawn)
    display?.pictureCount += 1
    ledger.present(index, changed: plan.changed)
    shown.removeAll { $0 == index }
    shown.append(index)
    for old in shown.dropLast(heldBuffers) { ledger.release(old) }
  }

  func requestFrame() {
    if awaitedFrame == nil { askForFrame() }
  }

  private func askForFrame() {
    awaitedFrame = display?.nextFrameStart
    requestCount += 1
  }

  func sendFrame(at now: Double) {
    guard let due = frameTime, due <= now else { return }
    awaitedFrame = nil
    tellSeen()
    display?.events?.surfaceFrame(self, at: now)
  }

  /// The surface's pixels as an image; nil before the first frame.
  func image() -> Image? {
    shown.last.flatMap { Image(copying: memories[$0].pixels) }
  }

  func destroy() {
    guard !isDestroyed else { return }
    // The topmost first, as the protocol has it.
    for popup in (display?.surfaces ?? []).reversed() where popup.parent === self {
      popup.destroy()
      display?.events?.surfacePopupDismissed(popup)
    }
    isDestroyed = true
    awaitedFrame = nil
    display?.forget(self)
  }

  // MARK: What a window manager would do

  func setTitle(_ title: String) { self.title = title }
  func setApplicationID(_ id: String) {}
  func setSizeLimits(minimum: Size?, maximum: Size?) {}
  func setParent(_ parent: (any Surface)?) {}

  func reposition(_ positioner: PopupPositioner) {
    guard isPopup else { return }
    place(by: positioner)
    configure()
  }

  func setLayer(_ settings: LayerSettings) {
    guard let old = layer else { return }
    layer = settings
    // These count when the surface is made.
    layer?.namespace = old.namespace
    layer?.output = old.output
    display?.arrangeLayers()
  }

  /// A surface of the screen has another size.
  func resizeLayer(to size: Size) {
    guard size != Size(width: configuration.width ?? 0, height: configuration.height ?? 0) else {
      return
    }
    configuration.width = size.width
    configuration.height = size.height
    configure()
  }

  func setMaximized(_ maximized: Bool) {
    requests.append(maximized ? "maximize" : "unmaximize")
    setState(.maximized, maximized)
  }

  /// What the window asks of the desktop.
  private(set) var wishes = SurfaceWishes()
  /// The picture of the window in the desktop's lists; nil for the program's.
  private(set) var icon: SurfaceIcon?

  /// Grants everything that the display offers, at once.
  func setWishes(_ wishes: SurfaceWishes) {
    guard !isPopup, let display else { return }
    let old = self.wishes
    self.wishes = wishes
    if display.offers.contains(.desktopKeys), wishes.takesDesktopKeys != old.takesDesktopKeys {
      display.events?.surface(self, didChangeDesktopKeys: wishes.takesDesktopKeys)
    }
    if display.offers.contains(.pointerHold), wishes.pointerHold != old.pointerHold {
      display.events?.surface(self, didChangePointerHold: wishes.pointerHold != nil)
    }
  }

  func setIcon(_ icon: SurfaceIcon?) { self.icon = icon }

  /// The name by which the display keeps the window's place; nil for none.
  private(set) var placeName: String?

  func keepPlace(as name: String) { placeName = name }

  func requestActivationToken(
    for applicationID: String?, _ completion: @escaping (String?) -> Void
  ) {
    let isOffered = display?.offers.contains(.activation) == true && !isPopup
    completion(isOffered ? "stage-token" : nil)
  }

  func activate(token: String) { requests.append("activate \(token)") }
  func export(_ completion: @escaping (SurfaceExport?) -> Void) {
    completion(isPopup || layer != nil ? nil : SurfaceExport(handle: "stage") {})
  }

  func setFullscreen(_ fullscreen: Bool) {
    requests.append(fullscreen ? "fullscreen" : "unfullscreen")
    setState(.fullscreen, fullscreen)
  }

  private func setState(_ state: SurfaceStates, _ isOn: Bool) {
    if layer != nil { return }
    if isOn { configuration.states.insert(state) } else { configuration.states.remove(state) }
    let fills = !configuration.states.isDisjoint(with: [.maximized, .fullscreen])
    let screen =
      configuration.states.contains(.fullscreen)
      ? display?.outputs.first?.frame.size : display?.layers.usable.size
    configuration.width = fills ? screen?.width : nil
    configuration.height = fills ? screen?.height : nil
    configure()
  }

  func minimize() { requests.append("minimize") }
  func beginMove() { requests.append("move") }
  func beginResize(_ edge: ResizeEdge) { requests.append("resize \(edge)") }
  func showWindowMenu(at location: Point) { requests.append("menu") }
}
