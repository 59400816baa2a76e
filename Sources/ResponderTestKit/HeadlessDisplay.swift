import ResponderPlatform
import WindowResponder

/// A display without a screen, with its own clock.
@MainActor final class HeadlessDisplay: Display {
  var events: (any DisplayEvents)? {
    get { eventsLink?() }
    set { eventsLink = newValue?.backLink }
  }
  private var eventsLink: (@MainActor () -> (any DisplayEvents)?)?
  let headlessInput = HeadlessInput()
  var inputObserver: (any InputObserver)? {
    get { headlessInput.inputObserver }
    set { headlessInput.inputObserver = newValue }
  }
  var now = HeadlessDisplay.startTime
  let fileDescriptor: Int32? = nil
  let wantsWrite = false
  let nextDeadline: Double? = nil
  var outputs: [OutputDescription]
  private(set) var surfaces: [HeadlessSurface] = []
  /// The number of the last frame with content.
  var frameNumber: UInt32 = 0
  private(set) var cursor: CursorShape? = .default
  let selections = HeadlessSelections()
  let drags = HeadlessDrags()

  var scale: Double
  /// The number of frames that were drawn, for all surfaces.
  var drawnFrameCount = 0
  let isDecoratedByServer: Bool
  /// The time of the clock at the start, in seconds. A frame begins at this time.
  private static let startTime = 1_000.0
  /// The number of frames per second.
  static let frameRate = 60.0

  init(size: Size, scale: Double, isDecoratedByServer: Bool) {
    self.scale = scale
    self.isDecoratedByServer = isDecoratedByServer
    var output = OutputDescription(
      name: "STAGE-1", frame: Rect(origin: .zero, size: size), scale: Int(scale.rounded(.up)),
      transform: 0, refreshRate: Self.frameRate)
    output.number = 1
    output.model = "Stage"
    output.millimetres = Size(
      width: (size.width * Self.millimetresPerPoint).rounded(),
      height: (size.height * Self.millimetresPerPoint).rounded())
    output.modeSize = Size(
      width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    outputs = [output]
  }

  /// The size of a point on a screen with 96 points per inch.
  private static let millimetresPerPoint = 25.4 / 96

  /// The facts of a seat with all devices, and a pen with an eraser.
  var facts: DisplayFacts {
    var facts = DisplayFacts()
    facts.compositor = "Stage"
    facts.seats = [DisplayFacts.Seat(number: 0, name: "stage", capabilities: 7)]
    let (pen, eraser) = HeadlessInput.tools
    facts.pens = [(pen, "pen"), (eraser, "eraser")].map { number, type in
      DisplayFacts.Pen(
        number: number, type: type,
        capabilities: ["tilt", "pressure", "distance", "rotation", "slider"])
    }
    return facts
  }

  isolated deinit {
    for surface in surfaces { surface.displayGoes() }
  }

  func prepareToWait() -> Bool { true }
  func finishWait(readable: Bool) {}
  func dispatch() {}

  /// A Boolean value that indicates whether a popup with a grab has the keyboard focus, not the window below
  /// it.
  var popupsTakeKeyboard = true
  /// A Boolean value that indicates whether a popup that requests a grab is dismissed immediately, as by a
  /// compositor that does not accept the press of the request.
  var refusesGrabs = false

  /// The frames of the layer surfaces.
  var layers: HeadlessLayers {
    HeadlessLayers(surfaces, screen: Rect(origin: .zero, size: outputs.first?.frame.size ?? .zero))
  }

  /// Configures the layer surfaces with their current sizes.
  func arrangeLayers() {
    let frames = layers.frames
    for surface in surfaces {
      if let frame = frames[ObjectIdentifier(surface)] { surface.resizeLayer(to: frame.size) }
    }
  }

  func makeSurface(role: SurfaceRole) -> any Surface {
    let surface = HeadlessSurface(display: self, role: role)
    surfaces.append(surface)
    if surface.layer != nil {
      arrangeLayers()
      return surface
    }
    if surface.isGrabbing, refusesGrabs {
      events?.surfacePopupDismissed(surface)
    } else {
      surface.configure()
    }
    return surface
  }

  /// The popups on screen, from back to front.
  var popups: [HeadlessSurface] { surfaces.filter(\.isPopup) }

  /// The features of the desktop that windows can use.
  var offers: DisplayOffers = [
    .activation, .icons, .dialogs, .bell, .screenOn, .desktopKeys, .pointerHold, .layers,
    .menus, .windowPositions,
  ]
  /// The number of times that the bell was rung.
  private(set) var bellCount = 0

  func ringBell(for surface: (any Surface)?) { bellCount += 1 }

  /// The requests to the session of windows in order, such as “launch stage” or “forget stage”.
  private(set) var sessionRequests: [String] = []

  func beginSession(_ id: String?, reason: SessionReason) {
    sessionRequests.append("\(reason) \(id ?? "anew")")
    events?.sessionDidBegin(id ?? "stage")
  }

  func forgetSession(_ id: String) { sessionRequests.append("forget \(id)") }

  func setCursor(_ cursor: CursorShape?) {
    self.cursor = cursor
  }

  func hasSelection(_ kind: SelectionKind) -> Bool { true }

  func offeredTypes(_ kind: SelectionKind) -> [String] { selections.types(kind) }

  func receive(_ type: String, of kind: SelectionKind, into descriptor: Int32) -> Bool {
    selections.receive(type, of: kind, into: descriptor, at: now)
  }

  func offer(_ types: [String], as kind: SelectionKind) {
    selections.setForeign(nil, kind)
    selections.offered[kind] = types.isEmpty ? nil : types
  }

  func beginDrag(_ drag: DragRequest, from surface: any Surface) -> Bool { drags.begin(drag) }
  func setDragIcon(_ icon: DragIcon) { drags.setIcon(icon) }
  func cancelDrag() { drags.cancel() }
  func answerDrag(_ answer: DragAnswer) { drags.answer(answer) }
  func receiveDragged(_ type: String, of number: Int, into descriptor: Int32) -> Bool {
    drags.receive(type, into: descriptor)
  }
  func endDrop(_ number: Int, isTaken: Bool) { drags.endDrop(isTaken: isTaken) }

  /// A Boolean value that indicates whether the program has the keyboard focus, and with it the input method.
  var hasKeyboard = true
  var hasInputMethods = true
  /// The last state that was sent to the input method, or `nil` if no text is edited.
  private(set) var textInput: (state: TextInputState, surface: HeadlessSurface)?
  /// The number of states that were sent.
  private(set) var textInputCount = 0

  func setTextInput(_ state: TextInputState?, on surface: any Surface) {
    textInputCount += 1
    if let state, let surface = surface as? HeadlessSurface {
      textInput = (state, surface)
    } else if textInput?.surface === surface {
      textInput = nil
    }
  }

  func forget(_ surface: HeadlessSurface) {
    if drags.surface === surface { drags.leave() }
    if textInput?.surface === surface { textInput = nil }
    surfaces.removeAll { $0 === surface }
    if surface.layer != nil { arrangeLayers() }
  }

  /// The time at which the screen begins its next frame. It is an integer number of frames after the start,
  /// so that ten frames are exactly a sixth of a second.
  var nextFrameStart: Double {
    let frames = ((now - Self.startTime) * Self.frameRate + 1e-6).rounded(.down)
    return Self.startTime + (frames + 1) / Self.frameRate
  }

  /// The time at which the next frame callback is due, or `nil` if none was requested.
  var nextFrame: Double? { surfaces.compactMap(\.frameTime).min() }

  /// Sends the frame callbacks that are due.
  func sendFrames() {
    for surface in surfaces { surface.sendFrame(at: now) }
  }
}
