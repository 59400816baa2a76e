import ResponderGeometry

/// A connection to a Wayland compositor, or to a test's stage.
///
/// The application calls this protocol and ``Surface``. A display notifies the application through
/// ``DisplayEvents``. All members are isolated to the main actor, and none of them blocks.
@MainActor package protocol Display: AnyObject {
  /// The receiver of the display's events. The reference is weak.
  var events: (any DisplayEvents)? { get set }

  /// The current time on the clock of timers, animations and event timestamps, in seconds.
  var now: Double { get }

  /// A file descriptor that becomes readable when ``dispatch()`` has events to process, or `nil` if the
  /// display has none.
  var fileDescriptor: Int32? { get }

  /// A Boolean value that indicates whether the next wait must also end when the descriptor becomes writable.
  var wantsWrite: Bool { get }

  /// The time at which ``finishWait(readable:)`` or ``dispatch()`` has work without readable data, such as a
  /// key repeat.
  ///
  /// The time is on the display's clock, in seconds. If there is no such work, this is `nil`.
  var nextDeadline: Double? { get }

  /// Sends the buffered requests and prepares a wait.
  ///
  /// If events are queued already, returns `false`. The caller then calls ``dispatch()`` instead of waiting.
  func prepareToWait() throws -> Bool

  /// Ends a wait that ``prepareToWait()`` has begun: reads if `readable` is `true`, and delivers all events.
  func finishWait(readable: Bool) throws

  /// Delivers the events that are queued already, without reading.
  func dispatch() throws

  /// Creates a surface.
  ///
  /// The surface is shown after the first configure event, when ``Surface/present(_:paint:)`` has
  /// acknowledged it.
  func makeSurface(role: SurfaceRole) throws -> any Surface

  /// The optional features that the display supports.
  var offers: DisplayOffers { get }

  /// Rings the desktop's bell, for a surface or for the whole application.
  func ringBell(for surface: (any Surface)?)

  /// Begins a session, in which the display stores the positions of windows until the next launch.
  ///
  /// - Parameters:
  ///   - id: The identifier that an earlier launch received by ``DisplayEvents/sessionDidBegin(_:)``. If it
  ///     is `nil` or not known to the display, a new session begins.
  ///   - reason: The reason for which the application restores its windows.
  func beginSession(_ id: String?, reason: SessionReason)

  /// Removes a session that the display stores.
  func forgetSession(_ id: String)

  /// Sets the cursor for the application's surfaces. If it is `nil`, the cursor is hidden.
  func setCursor(_ cursor: CursorShape?)

  /// Returns a Boolean value that indicates whether the display supports a kind of selection.
  func hasSelection(_ kind: SelectionKind) -> Bool

  /// Returns the MIME types in which another program offers data, in the order of its preference.
  func offeredTypes(_ kind: SelectionKind) -> [String]

  /// Requests the data of another program in a MIME type. The program writes it into a descriptor.
  ///
  /// The caller closes its own copy of the descriptor. If the type is not offered, returns `false`.
  func receive(_ type: String, of kind: SelectionKind, into descriptor: Int32) -> Bool

  /// Offers data in MIME types as soon as the display accepts it. An empty list withdraws the offer.
  func offer(_ types: [String], as kind: SelectionKind)

  /// Begins a drag with the touch or the button that is down on a surface.
  ///
  /// The touch or the pointer belongs to the display until the drag ends. If the display cannot begin a drag,
  /// returns `false`.
  func beginDrag(_ drag: DragRequest, from surface: any Surface) -> Bool

  /// Changes the image of the application's drag.
  func setDragIcon(_ icon: DragIcon)

  /// Cancels the application's drag.
  func cancelDrag()

  /// Sets the answer of the application to a drag over one of its surfaces.
  func answerDrag(_ answer: DragAnswer)

  /// Requests the data of a drag in a MIME type. The source writes it into a descriptor.
  ///
  /// The drag is over a surface of the application, or was dropped there. The caller closes its own copy of
  /// the descriptor. If the type is not offered, returns `false`.
  func receiveDragged(_ type: String, of number: Int, into descriptor: Int32) -> Bool

  /// Ends a drop: the application requests no more of its data.
  func endDrop(_ number: Int, isTaken: Bool)

  /// A Boolean value that indicates whether the display supports input methods.
  var hasInputMethods: Bool { get }

  /// Sends the state of the edited text to the input method, or `nil` if no text is edited.
  ///
  /// The state is sent while the surface has the input method, as far as it differs from the previous state.
  /// A display has one input method at a time.
  func setTextInput(_ state: TextInputState?, on surface: any Surface)

  /// The outputs at present.
  var outputs: [OutputDescription] { get }

  /// Waits until the compositor has described all present outputs.
  func awaitOutputs()

  /// Waits for events until a time on the display's clock, and delivers them.
  ///
  /// If the display cannot wait at this moment, or does not receive events by itself, returns `false`.
  func waitForEvents(until deadline: Double) throws -> Bool

  /// The compositor, its globals and its input devices at present.
  var facts: DisplayFacts { get }

  /// The recorder of Wayland events, or `nil` if there is none. The reference is weak.
  var inputObserver: (any InputObserver)? { get set }
}

/// A description of a monitor.
package struct OutputDescription: Hashable, Sendable {
  /// The compositor's name of the output, such as `eDP-1`. It is empty if the compositor sends none.
  package var name: String
  /// The frame of the output, in the compositor's logical coordinates.
  package var frame: Rect
  /// The integer scale of the output.
  package var scale: Int
  /// The transform of the output, a value of `wl_output.transform`: 0…3 are quarter turns, and 4…7 are
  /// flipped.
  package var transform: Int
  /// The refresh rate, in hertz, or zero if it is unknown.
  package var refreshRate: Double
  /// The number that identifies the output, or zero if it has none.
  package var number: UInt32 = 0
  /// The manufacturer and the model.
  package var model = ""
  /// The physical size before ``transform``, in millimetres, or zero if the output reports none.
  package var millimetres = Size.zero
  /// The size of the current mode before ``transform``, in pixels, or zero if it is unknown.
  package var modeSize = Size.zero

  package init(name: String, frame: Rect, scale: Int, transform: Int, refreshRate: Double) {
    self.name = name
    self.frame = frame
    self.scale = scale
    self.transform = transform
    self.refreshRate = refreshRate
  }
}

/// The shape of the cursor, with the names of `wp_cursor_shape_device_v1.shape` and CSS.
package enum CursorShape: String, Sendable, CaseIterable {
  case `default`, contextMenu, help, pointer, progress, wait, cell, crosshair, text, verticalText
  case alias, copy, move, noDrop, notAllowed, grab, grabbing
  case eResize, nResize, neResize, nwResize, sResize, seResize, swResize, wResize
  case ewResize, nsResize, neswResize, nwseResize, colResize, rowResize, allScroll, zoomIn, zoomOut
}

/// Implementations for displays whose outputs are known from the start.
extension Display {
  package func awaitOutputs() {}
  package func waitForEvents(until deadline: Double) throws -> Bool { false }
}
