import ResponderPlatform
import WindowResponder

/// A surface whose pixels are in memory.
@MainActor final class HeadlessSurface: Surface {
  /// The maximum number of buffers.
  static let maximumCount = 3

  /// The display, which sets this property to `nil` before it is released.
  private unowned var display: HeadlessDisplay?
  private let role: SurfaceRole
  private var memories: [HeadlessMemory] = []
  private var ledger = BufferLedger(capacity: HeadlessSurface.maximumCount)
  /// The buffers that were shown, with the last one at the end.
  private var shown: [Int] = []
  private var nextIdentity = 1
  /// The number of recent buffers that the display still holds, as a compositor does until it has copied
  /// them.
  var heldBuffers = 0
  private var awaitedFrame: Double?
  /// The time at which the requested frame callback is due, or `nil` for none. A surface that is not visible
  /// gets none.
  var frameTime: Double? {
    configuration.states.contains(.suspended) ? nil : awaitedFrame
  }
  /// The committed frame that becomes visible at a time, unless another frame comes before. It is `nil` after
  /// it became visible.
  private var unseen: (number: UInt32, time: Double)?
  /// The number of requested frame callbacks.
  private(set) var requestCount = 0
  private(set) var geometry = Rect.zero
  /// The moves of the last frame with content.
  private(set) var lastMoves: [PixelMove] = []
  /// The number of frames with content that were shown.
  private(set) var frameCount = 0
  /// The changes of the last frame with content, in points of the window.
  private(set) var lastDamage = Region()
  /// A Boolean value that indicates whether the surface receives pointer events and touches.
  private(set) var takesInput = true
  /// The opaque region of the last frame, in points of the surface.
  private(set) var opaqueRegion = Region()
  private(set) var title = ""
  var configuration: SurfaceConfiguration
  private(set) var isDestroyed = false
  /// The requests to the window manager in order, such as `move`, `resize bottomRight` or `minimize`.
  private(set) var requests: [String] = []

  /// The parent of a popup, or `nil` for a window.
  private(set) weak var parent: HeadlessSurface?
  /// The requested position of a popup.
  private(set) var positioner: PopupPositioner?
  /// The settings of a layer surface, or `nil` for other surfaces.
  private(set) var layer: LayerSettings?
  /// A Boolean value that indicates whether the popup receives all input until a press outside it.
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

  /// A Boolean value that indicates whether the surface is a popup.
  var isPopup: Bool { positioner != nil }

  /// The top left corner of the window geometry, in the coordinates of the toplevel's.
  var originInOwner: Point {
    guard let frame = configuration.popupFrame else { return .zero }
    let origin = parent?.originInOwner ?? .zero
    return Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
  }

  /// The surface at the bottom, which is not a popup.
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

  /// Removes the reference to a display that is being released. The surface's window may remain.
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

  /// Reports a committed frame to the observer. The frame becomes visible when the next one begins.
  private func tellCommit() {
    guard let display else { return }
    display.frameNumber &+= 1
    guard let inputObserver = display.inputObserver else { return }
    if let unseen { inputObserver.surface(self, didDiscard: unseen.number) }
    unseen = (display.frameNumber, display.nextFrameStart)
    inputObserver.surface(self, didCommit: display.frameNumber, at: display.now)
  }

  private func tellSeen() {
    guard let display, let unseen else { return }
    self.unseen = nil
    display.inputObserver?.surface(
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
    display?.drawnFrameCount += 1
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

  /// Returns the surface's pixels as an image, or `nil` before the first frame.
  func image() -> Image? {
    shown.last.flatMap { Image(copying: memories[$0].pixels) }
  }

  func destroy() {
    guard !isDestroyed else { return }
    // The protocol requires that the topmost popup is destroyed first.
    for popup in (display?.surfaces ?? []).reversed() where popup.parent === self {
      popup.destroy()
      display?.events?.surfacePopupDismissed(popup)
    }
    isDestroyed = true
    awaitedFrame = nil
    display?.forget(self)
  }

  // MARK: Actions of a window manager

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
    // These values only have an effect when the surface is created.
    layer?.namespace = old.namespace
    layer?.output = old.output
    display?.arrangeLayers()
  }

  /// Changes the size of a layer surface.
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

  /// The window's requests to the desktop.
  private(set) var desktopRequests = SurfaceRequests()
  /// The image of the window in the desktop's lists, or `nil` for the program's image.
  private(set) var icon: SurfaceIcon?

  /// Grants all supported requests immediately.
  func setRequests(_ desktopRequests: SurfaceRequests) {
    guard !isPopup, let display else { return }
    let old = self.desktopRequests
    self.desktopRequests = desktopRequests
    if display.offers.contains(.desktopKeys),
      desktopRequests.takesDesktopKeys != old.takesDesktopKeys
    {
      display.events?.surface(self, didChangeDesktopKeys: desktopRequests.takesDesktopKeys)
    }
    if display.offers.contains(.pointerHold), desktopRequests.pointerHold != old.pointerHold {
      display.events?.surface(self, didChangePointerHold: desktopRequests.pointerHold != nil)
    }
  }

  func setIcon(_ icon: SurfaceIcon?) { self.icon = icon }

  /// The name with which the display saves the window's position, or `nil` for none.
  private(set) var placeName: String?

  func keepPosition(as name: String) { placeName = name }

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
