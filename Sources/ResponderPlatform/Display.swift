import ResponderGeometry

/// A connection to whatever shows windows: a Wayland compositor, or a test's stage.
///
/// One of the two protocols that the application calls downward. What happens comes back upward
/// through ``DisplayEvents``. All of it is on the main actor and none of it blocks.
@MainActor package protocol Display: AnyObject {
  /// Receives what happens on the display. Held weakly.
  var events: (any DisplayEvents)? { get set }

  /// The time on the clock of timers, animations and event timestamps, in seconds.
  var now: Double { get }

  /// A file descriptor that becomes readable when ``dispatch()`` has something to do; nil where
  /// the display never wakes anybody.
  var fileDescriptor: Int32? { get }

  /// Whether the next wait must also watch for the descriptor to become writable.
  var wantsWrite: Bool { get }

  /// When ``finishWait(readable:)`` or ``dispatch()`` has something to do although nothing is
  /// readable, such as a key that repeats: a time on the display's clock, in seconds; nil for never.
  var nextDeadline: Double? { get }

  /// Sends what is buffered and gets ready for a wait.
  ///
  /// Gives false where events are queued already: then ``dispatch()`` comes first, not a wait.
  func prepareToWait() throws -> Bool

  /// Ends a wait begun by ``prepareToWait()``: reads when `readable`, then hands on every event.
  func finishWait(readable: Bool) throws

  /// Hands on the events that are queued already, without reading.
  func dispatch() throws

  /// Makes a surface; it shows nothing before its first configure has come and been answered by
  /// ``Surface/present(_:paint:)``.
  func makeSurface(role: SurfaceRole) throws -> any Surface

  /// What it can do for windows beside showing them.
  var offers: DisplayOffers { get }

  /// Rings the desktop's bell, for a surface or for the whole program.
  func ringBell(for surface: (any Surface)?)

  /// Has the display keep where windows are, from this run of the program to the next. `id` is what an
  /// earlier run was told by ``DisplayEvents/sessionDidBegin(_:)``; nil, and one that the display does not
  /// know any more, begin anew.
  func beginSession(_ id: String?, reason: SessionReason)

  /// Has the display forget what it kept under an id.
  func forgetSession(_ id: String)

  /// Sets the pointer's picture while it is over one of our surfaces; nil hides it.
  func setCursor(_ cursor: CursorShape?)

  /// Whether programs hand such a thing to one another here.
  func hasSelection(_ kind: SelectionKind) -> Bool

  /// The MIME types in which another program offers data, those it likes best first.
  func offeredTypes(_ kind: SelectionKind) -> [String]

  /// Has the other program write its data into a descriptor, of which the caller closes its own copy.
  /// False where the type is not on offer.
  func receive(_ type: String, of kind: SelectionKind, into descriptor: Int32) -> Bool

  /// Offers data of our own in these MIME types, as soon as the display takes it; none withdraws it.
  func offer(_ types: [String], as kind: SelectionKind)

  /// Begins a drag from the finger or button that is down on a surface; the finger or pointer belongs to
  /// the display until it ends. False where that cannot be.
  func beginDrag(_ drag: DragRequest, from surface: any Surface) -> Bool

  /// Shows another picture of what we drag.
  func setDragIcon(_ icon: DragIcon)

  /// Gives up the drag that we began, or what is left of it.
  func cancelDrag()

  /// Says what we would do with what is dragged over one of our surfaces.
  func answerDrag(_ answer: DragAnswer)

  /// Has the source of what is over us, or was dropped on us, write its data into a descriptor, of which
  /// the caller closes its own copy. False where the type is not on offer.
  func receiveDragged(_ type: String, of number: Int, into descriptor: Int32) -> Bool

  /// Nothing more is wanted of what was dropped on us.
  func endDrop(_ number: Int, isTaken: Bool)

  /// Whether the display supports input methods.
  var hasInputMethods: Bool { get }

  /// Sends the state of the text being typed into to the input method; nil where there is none.
  ///
  /// It is sent while the surface has the input method, and as far as it differs from what was sent
  /// before. A display has one at a time.
  func setTextInput(_ state: TextInputState?, on surface: any Surface)

  /// The outputs as they are now.
  var outputs: [OutputDescription] { get }

  /// Waits until all outputs that there are have been described.
  func awaitOutputs()

  /// Waits for events until a time on the display's clock at most, and passes them on. False where that
  /// cannot be done at this moment, or nothing comes by itself.
  func waitForEvents(until deadline: Double) throws -> Bool

  /// What else the display is made of, as it is now.
  var facts: DisplayFacts { get }

  /// Who looks on at what comes over the wire; nil for nobody. Held weakly.
  var witness: (any WireWitness)? { get set }
}

/// One monitor.
package struct OutputDescription: Hashable, Sendable {
  /// The compositor's name for it, `eDP-1`; empty where it tells none.
  package var name: String
  /// Where it lies and how large it is, in the compositor's logical coordinates.
  package var frame: Rect
  /// Its whole-number scale.
  package var scale: Int
  /// `wl_output.transform`: quarter turns 0…3, 4…7 flipped.
  package var transform: Int
  /// Its refresh rate in Hz; zero where unknown.
  package var refreshRate: Double
  /// Tells it from every other output; zero where nobody asks for it.
  package var number: UInt32 = 0
  /// Its maker and model.
  package var model = ""
  /// The size that it claims before ``transform``, in millimetres; zero where it claims none.
  package var millimetres = Size.zero
  /// The size of its mode before ``transform``, in pixels; zero where unknown.
  package var modeSize = Size.zero

  package init(name: String, frame: Rect, scale: Int, transform: Int, refreshRate: Double) {
    self.name = name
    self.frame = frame
    self.scale = scale
    self.transform = transform
    self.refreshRate = refreshRate
  }
}

/// The pointer's picture, by the names of `wp_cursor_shape_device_v1.shape` and CSS.
package enum CursorShape: String, Sendable, CaseIterable {
  case `default`, contextMenu, help, pointer, progress, wait, cell, crosshair, text, verticalText
  case alias, copy, move, noDrop, notAllowed, grab, grabbing
  case eResize, nResize, neResize, nwResize, sResize, seResize, swResize, wResize
  case ewResize, nsResize, neswResize, nwseResize, colResize, rowResize, allScroll, zoomIn, zoomOut
}

/// Displays that know everything from the start.
extension Display {
  package func awaitOutputs() {}
  package func waitForEvents(until deadline: Double) throws -> Bool { false }
}
