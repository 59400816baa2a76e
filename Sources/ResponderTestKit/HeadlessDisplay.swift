import ResponderPlatform
import WindowResponder

/// A display without a screen and with a clock of its own.
@MainActor final class HeadlessDisplay: Display {
  weak var events: (any DisplayEvents)?
  let wire = HeadlessWire()
  var witness: (any WireWitness)? {
    get { wire.witness }
    set { wire.witness = newValue }
  }
  var now = HeadlessDisplay.startTime
  let fileDescriptor: Int32? = nil
  let wantsWrite = false
  let nextDeadline: Double? = nil
  var outputs: [OutputDescription]
  private(set) var surfaces: [HeadlessSurface] = []
  /// The number of the newest frame with content.
  var frameNumber: UInt32 = 0
  private(set) var cursor: CursorShape? = .default
  let selections = HeadlessSelections()
  let drags = HeadlessDrags()

  var scale: Double
  /// How many pictures were drawn, of all surfaces.
  var pictureCount = 0
  let isDecoratedByServer: Bool
  /// What the clock shows at the start, in seconds; a frame begins then.
  private static let startTime = 1_000.0
  /// Frames a second.
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

  /// A screen of 96 points an inch.
  private static let millimetresPerPoint = 25.4 / 96

  /// A seat with everything, and a pen with its eraser.
  var facts: DisplayFacts {
    var facts = DisplayFacts()
    facts.compositor = "Stage"
    facts.seats = [DisplayFacts.Seat(number: 0, name: "stage", capabilities: 7)]
    let (pen, eraser) = HeadlessWire.tools
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

  /// Whether a popup with a grab has the keyboard, rather than the window below.
  var popupsTakeKeyboard = true
  /// Whether a popup that asks for all input is taken away at once, as by a compositor that does not
  /// accept the press that it names.
  var refusesGrabs = false

  /// Where panels and their like lie.
  var layers: HeadlessLayers {
    HeadlessLayers(surfaces, screen: Rect(origin: .zero, size: outputs.first?.frame.size ?? .zero))
  }

  /// Tells panels and their like the sizes that they have now.
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

  /// The popups on screen, the lowest first.
  var popups: [HeadlessSurface] { surfaces.filter(\.isPopup) }

  /// What the desktop can do for windows.
  var offers: DisplayOffers = [
    .activation, .icons, .dialogs, .bell, .screenOn, .desktopKeys, .pointerHold, .layers,
    .menus, .windowPlaces,
  ]
  /// How often the bell rang.
  private(set) var bellCount = 0

  func ringBell(for surface: (any Surface)?) { bellCount += 1 }

  /// What was asked of the session of windows, as “launch stage” or “forget stage”, in order.
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

  /// Whether the program has the keyboard, and with it the input method.
  var hasKeyboard = true
  var hasInputMethods = true
  /// The state last sent to the input method; nil for no text.
  private(set) var textInput: (state: TextInputState, surface: HeadlessSurface)?
  /// How often a state was sent.
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

  /// When the screen begins its next frame: a whole number of frames after the start, so that ten
  /// frames are a sixth of a second and not a little more.
  var nextFrameStart: Double {
    let frames = ((now - Self.startTime) * Self.frameRate + 1e-6).rounded(.down)
    return Self.startTime + (frames + 1) / Self.frameRate
  }

  /// When the next frame callback is due; nil where none was asked for.
  var nextFrame: Double? { surfaces.compactMap(\.frameTime).min() }

  /// Sends the frame callbacks that are due.
  func sendFrames() {
    for surface in surfaces { surface.sendFrame(at: now) }
  }
}
