extension Server {
  /// A `wl_seat` with its devices, and methods that send their events.
  public final class Seat {
    /// The name of the seat, since version 2.
    public let name: String
    /// The existing devices. A change is sent to clients.
    public var capabilities: WlSeatResource.Capability {
      didSet {
        everHad.formUnion(capabilities)
        for seat in bound { seat.sendCapabilities(capabilities: capabilities) }
      }
    }
    /// The keymap for keyboards. A change is sent to clients.
    public var keymap: Keymap {
      didSet { for keyboard in keyboards { tell(keyboard) } }
    }
    /// The key repeats per second while a key is held, or zero for none. It is sent to new keyboards.
    public var repeatRate: Int32 = 25
    /// The time until a held key repeats, in milliseconds.
    public var repeatDelay: Int32 = 600

    /// The surface with the pointer.
    public internal(set) weak var pointerFocus: Surface?
    /// The surface with the keyboard focus.
    public internal(set) weak var keyboardFocus: Surface?
    /// The surface that received the last touch.
    public internal(set) weak var touchFocus: Surface?
    /// The serial of the last touch, or press of a button or key.
    public internal(set) var pressSerial: UInt32 = 0
    /// The serial of the last `wl_pointer.enter`.
    public internal(set) var enterSerial: UInt32 = 0
    /// The cursor that the client has set, or `nil` before it sets one.
    public internal(set) var cursor: Cursor?

    /// An image for the pointer.
    public enum Cursor: Hashable, Sendable {
      /// No image.
      case hidden
      /// The surface with this identifier, and the hotspot in it.
      case surface(id: UInt32, hotspotX: Int32, hotspotY: Int32)
      /// A cursor shape by its name.
      case shape(WpCursorShapeDeviceV1Resource.Shape)
    }

    /// The drag in progress.
    public internal(set) var drag: Drag?

    unowned let server: Server
    var pointers: [WlPointerResource] = []
    var keyboards: [WlKeyboardResource] = []
    var touches: [WlTouchResource] = []
    var swipes: [ZwpPointerGestureSwipeV1Resource] = []
    var pinches: [ZwpPointerGesturePinchV1Resource] = []
    var holds: [ZwpPointerGestureHoldV1Resource] = []
    var dataDevices: [WlDataDeviceResource] = []
    var primaryDevices: [ZwpPrimarySelectionDeviceV1Resource] = []
    var textInputs: [Server.TextInput] = []
    var timestamps: [ZwpInputTimestampsV1Resource] = []
    var tabletSeats: [ZwpTabletSeatV2Resource] = []
    /// The connected tablets.
    public internal(set) var tablets: [Server.Tablet] = []
    /// The tools for the tablets.
    public internal(set) var tabletTools: [Server.TabletTool] = []
    /// The pads of the tablets.
    public internal(set) var tabletPads: [Server.TabletPad] = []
    private var bound: [WlSeatResource] = []
    private var everHad: WlSeatResource.Capability
    fileprivate var global: GlobalBinder?

    init(
      name: String, capabilities: WlSeatResource.Capability, keymap: Keymap, server: Server
    ) {
      self.name = name
      self.capabilities = capabilities
      everHad = capabilities
      self.keymap = keymap
      self.server = server
    }

    /// Removes the seat.
    public func remove() {
      global?.remove()
      server.seats.removeAll { $0 === self }
    }

    func serve(_ resource: WlSeatResource) {
      bound.append(resource)
      resource.whenGone { [unowned self, unowned resource] in
        bound.removeAll { $0 === resource }
      }
      resource.onRequest = { [unowned self, unowned resource] request in
        switch request {
        case .getPointer(let id): if check(.pointer, resource) { serve(id) }
        case .getKeyboard(let id): if check(.keyboard, resource) { serve(id) }
        case .getTouch(let id): if check(.touch, resource) { serve(id) }
        case .release: break
        }
      }
      resource.sendCapabilities(capabilities: capabilities)
      resource.sendName(name: name)
    }

    func owns(_ resource: WlSeatResource) -> Bool { bound.contains { $0 === resource } }

    private func check(_ capability: WlSeatResource.Capability, _ seat: WlSeatResource) -> Bool {
      if everHad.contains(capability) { return true }
      seat.postError(WlSeatResource.ErrorCode.missingCapability, "the seat never had such a device")
      return false
    }

    private func serve(_ pointer: WlPointerResource) {
      pointers.append(pointer)
      pointer.onRequest = { [unowned self, unowned pointer] request in
        switch request {
        case .setCursor(let serial, let surface, let x, let y):
          setCursor(pointer, serial, server.surface(of: surface), x, y)
        case .release: break
        }
      }
      pointer.whenGone { [unowned self, unowned pointer] in
        pointers.removeAll { $0 === pointer }
      }
    }

    private func setCursor(
      _ pointer: WlPointerResource, _ serial: UInt32, _ surface: Surface?, _ x: Int32, _ y: Int32
    ) {
      if let surface, surface.role != nil, surface.role != .cursor {
        return pointer.postError(WlPointerResource.ErrorCode.role, "the surface has another role")
      }
      surface?.role = .cursor
      guard serial == enterSerial else { return }
      cursor = surface.map { .surface(id: $0.resource.id, hotspotX: x, hotspotY: y) } ?? .hidden
    }

    private func serve(_ keyboard: WlKeyboardResource) {
      keyboards.append(keyboard)
      keyboard.whenGone { [unowned self, unowned keyboard] in
        keyboards.removeAll { $0 === keyboard }
      }
      tell(keyboard)
      keyboard.sendRepeatInfo(rate: repeatRate, delay: repeatDelay)
    }

    private func serve(_ touch: WlTouchResource) {
      touches.append(touch)
      touch.whenGone { [unowned self, unowned touch] in touches.removeAll { $0 === touch } }
    }

    /// Removes a destroyed surface as the focus of all devices.
    func forget(_ surface: Surface) {
      if pointerFocus === surface { pointerFocus = nil }
      if keyboardFocus === surface { keyboardFocus = nil }
      if touchFocus === surface { touchFocus = nil }
      for input in textInputs { input.forget(surface) }
    }

    /// Returns a new serial for a press.
    func newPressSerial() -> UInt32 {
      pressSerial = server.nextSerial()
      return pressSerial
    }
  }

  /// Adds a seat whose keymap is the US layout.
  @discardableResult public func addSeat(
    name: String = "seat0",
    capabilities: WlSeatResource.Capability = [.pointer, .keyboard, .touch], version: UInt32 = 9
  ) -> Seat {
    let seat = Seat(
      name: name, capabilities: capabilities, keymap: .layout("us"), server: self)
    seats.append(seat)
    let binder = add(WlSeatResource.self, version) { _, resource in seat.serve(resource) }
    seat.global = binder
    return seat
  }

  /// Returns a seat by its index in the order of creation.
  ///
  /// - Throws: ``TestCompositorError/missing(_:)`` if there is no seat with the index.
  public func seat(_ index: Int = 0) throws -> Seat {
    guard seats.indices.contains(index) else { throw TestCompositorError.missing("seat") }
    return seats[index]
  }
}
