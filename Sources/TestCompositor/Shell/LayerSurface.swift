extension Server {
  /// A `zwlr_layer_surface_v1`: a surface of the screen, such as a panel.
  public final class LayerSurface {
    /// The state of a layer surface.
    public struct State: Sendable, Hashable {
      /// The size. Zero means that it reaches from edge to edge.
      public internal(set) var size = Size(width: 0, height: 0)
      /// The edges to which it is attached.
      public internal(set) var anchor: ZwlrLayerSurfaceV1Resource.Anchor = []
      /// The space that other windows keep free for it.
      public internal(set) var exclusiveZone: Int32 = 0
      /// The distances from the edges: top, right, bottom, left.
      public internal(set) var margins: [Int32] = [0, 0, 0, 0]
      /// The use of the keyboard.
      public internal(set) var keyboard = ZwlrLayerSurfaceV1Resource.KeyboardInteractivity.none
      /// The layer of the surface.
      public internal(set) var layer: ZwlrLayerShellV1Resource.Layer
    }

    /// The protocol object.
    public let resource: ZwlrLayerSurfaceV1Resource
    /// The underlying surface.
    public let surface: Surface
    /// The output that the client has chosen, or `nil` if the compositor chooses.
    public private(set) weak var output: Output?
    /// The namespace, which describes the purpose of the surface.
    public let namespace: String
    /// The state of the last commit.
    public private(set) var current: State
    /// The state for the next commit.
    public private(set) var pending: State
    /// The serials that the client has acknowledged, in order.
    public private(set) var acknowledged: [UInt32] = []
    /// The serials that were sent and are still to be acknowledged.
    public private(set) var awaitedSerials: [UInt32] = []
    /// The popups of the surface in order of creation.
    public var popups: [Popup] { server.popups.filter { $0.layer === self } }

    private unowned let server: Server
    private var hasInitialCommit = false
    private var toldSize = Size(width: 0, height: 0)

    init(
      _ resource: ZwlrLayerSurfaceV1Resource, _ surface: Surface, output: Output?,
      namespace: String, _ layer: ZwlrLayerShellV1Resource.Layer, server: Server
    ) {
      self.resource = resource
      self.surface = surface
      self.output = output
      self.namespace = namespace
      self.server = server
      current = State(layer: layer)
      pending = current
    }

    /// Configures the surface with a size, or with the available size, and returns the serial.
    @discardableResult public func configure(_ size: Size? = nil) -> UInt32 {
      let size = size ?? arrangedSize
      toldSize = size
      let serial = server.nextSerial()
      awaitedSerials.append(serial)
      resource.sendConfigure(
        serial: serial, width: UInt32(clamping: size.width), height: UInt32(clamping: size.height))
      return serial
    }

    /// Closes the surface. It is not shown any more.
    public func close() { resource.sendClosed() }

    /// The size that the client has requested. A zero length is replaced by the output's length minus the
    /// margins.
    private var arrangedSize: Size {
      let screen = (output ?? server.outputs.first).map {
        $0.description.logicalSize ?? $0.description.plainSize
      }
      let margins = current.margins
      let width = current.size.width
      let height = current.size.height
      return Size(
        width: width > 0 ? width : max(1, (screen?.width ?? 0) - margins[1] - margins[3]),
        height: height > 0 ? height : max(1, (screen?.height ?? 0) - margins[0] - margins[2]))
    }

    // MARK: Requests

    func handle(_ request: ZwlrLayerSurfaceV1Resource.Request) {
      switch request {
      case .setSize(let width, let height):
        guard width <= Int32.max, height <= Int32.max else {
          return fail(.invalidSize, "a size of \(width)×\(height)")
        }
        pending.size = Size(width: Int32(width), height: Int32(height))
      case .setAnchor(let anchor):
        if anchor.rawValue > 15 { fail(.invalidAnchor, "anchor \(anchor.rawValue)") }
        pending.anchor = anchor
      case .setExclusiveZone(let zone): pending.exclusiveZone = zone
      case .setMargin(let top, let right, let bottom, let left):
        pending.margins = [top, right, bottom, left]
      case .setKeyboardInteractivity(let keyboard): set(keyboard)
      case .getPopup(let popup): adopt(popup)
      case .ackConfigure(let serial): acknowledge(serial)
      case .setLayer(let layer):
        if layer.rawValue > 3 {
          let code = ZwlrLayerShellV1Resource.ErrorCode.invalidLayer
          resource.postError(code, "layer \(layer.rawValue)")
        }
        pending.layer = layer
      case .destroy: break
      }
    }

    /// Sets the use of the keyboard. Before version 4, each value except zero means exclusive use.
    private func set(_ keyboard: ZwlrLayerSurfaceV1Resource.KeyboardInteractivity) {
      if resource.version < 4 {
        pending.keyboard = keyboard == .none ? .none : .exclusive
      } else if keyboard.rawValue > 2 {
        fail(.invalidKeyboardInteractivity, "keyboard \(keyboard.rawValue)")
      } else {
        pending.keyboard = keyboard
      }
    }

    private func adopt(_ resource: XdgPopupResource) {
      guard let popup = server.popups.first(where: { $0.resource === resource }) else { return }
      guard popup.parent == nil, popup.layer == nil else {
        return fail(.invalidSurfaceState, "the popup has a parent already")
      }
      popup.layer = self
    }

    private func acknowledge(_ serial: UInt32) {
      guard let index = awaitedSerials.firstIndex(of: serial) else {
        return fail(.invalidSurfaceState, "serial \(serial) was not sent, or is over")
      }
      awaitedSerials.removeSubrange(...index)
      acknowledged.append(serial)
    }

    // MARK: Commits

    /// Checks a commit against the rules of the shell. If it violates one, sends the protocol error and
    /// returns `false`.
    func allowsCommit(of state: Surface.State) -> Bool {
      let hasBuffer = state.isBufferNew && state.buffer != nil
      guard !hasBuffer || !acknowledged.isEmpty && hasInitialCommit else {
        fail(.invalidSurfaceState, "a buffer before the first configure was acknowledged")
        return false
      }
      let isWide = pending.size.width > 0 || pending.anchor.isSuperset(of: [.left, .right])
      let isHigh = pending.size.height > 0 || pending.anchor.isSuperset(of: [.top, .bottom])
      guard isWide, isHigh else {
        fail(.invalidSize, "no size, and not both edges")
        return false
      }
      return true
    }

    /// Updates the state after a valid commit.
    func committed(wasMapped: Bool) {
      let isNews = pending != current
      current = pending
      if wasMapped, !surface.isMapped {
        hasInitialCommit = false
        acknowledged = []
        awaitedSerials = []
        return
      }
      if server.behavior.configures, !hasInitialCommit || isNews && arrangedSize != toldSize {
        configure()
      }
      hasInitialCommit = true
      if !wasMapped, surface.isMapped, server.behavior.enters { enter() }
    }

    private func enter() {
      if let output = output ?? server.outputs.first { surface.enter(output) }
      guard current.keyboard == .exclusive else { return }
      for seat in server.seats { seat.keyboardEnter(surface) }
    }

    private func fail(_ code: ZwlrLayerSurfaceV1Resource.ErrorCode, _ message: String) {
      resource.postError(code, message)
    }
  }
}
