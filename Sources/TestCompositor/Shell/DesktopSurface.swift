extension Server {
  /// An `xdg_surface`: the common part of windows and popups.
  public final class DesktopSurface {
    /// The protocol object.
    public let resource: XdgSurfaceResource
    /// The underlying surface.
    public let surface: Surface
    /// The window geometry in surface coordinates, after it was committed.
    public private(set) var windowGeometry: Rect?
    /// The serials that the client has acknowledged, in order.
    public private(set) var acknowledged: [UInt32] = []
    /// The serials that were sent and are still to be acknowledged.
    public private(set) var awaitedSerials: [UInt32] = []
    /// A Boolean value that indicates whether an acknowledged configure event was committed.
    public private(set) var isConfigured = false

    weak var toplevel: Toplevel?
    weak var popup: Popup?
    let base: XdgWmBaseResource
    private unowned let server: Server
    private var isConstructed = false
    private var pendingGeometry: Rect?
    private(set) var hasInitialCommit = false

    init(
      _ resource: XdgSurfaceResource, surface: Surface, base: XdgWmBaseResource, server: Server
    ) {
      self.resource = resource
      self.surface = surface
      self.base = base
      self.server = server
    }

    /// A Boolean value that indicates whether a toplevel or popup object exists.
    var hasRole: Bool { toplevel != nil || popup != nil }

    /// Ends a group of configure events and returns the serial.
    @discardableResult func sendConfigure() -> UInt32 {
      let serial = server.nextSerial()
      awaitedSerials.append(serial)
      resource.sendConfigure(serial: serial)
      return serial
    }

    func handle(_ request: XdgSurfaceResource.Request) {
      switch request {
      case .destroy:
        if hasRole {
          fail(.defunctRoleObject, "the xdg_surface is destroyed before its role object")
        }
        surface.desktopSurface = nil
      case .getToplevel(let id):
        guard construct() else { return }
        toplevel = server.makeToplevel(id, self)
      case .getPopup(let id, let parent, let positioner):
        guard construct() else { return }
        popup = server.makePopup(id, self, parent, positioner)
      case .setWindowGeometry(let x, let y, let width, let height):
        guard isConstructed else { return fail(.notConstructed, "no role object yet") }
        guard width > 0, height > 0 else {
          return fail(.invalidSize, "a window geometry of \(width)×\(height)")
        }
        pendingGeometry = Rect(x: x, y: y, width: width, height: height)
      case .ackConfigure(let serial): acknowledge(serial)
      }
    }

    private func construct() -> Bool {
      guard !isConstructed else {
        fail(.alreadyConstructed, "there is a role object already")
        return false
      }
      isConstructed = true
      return true
    }

    private func acknowledge(_ serial: UInt32) {
      guard isConstructed else { return fail(.notConstructed, "no role object yet") }
      guard let index = awaitedSerials.firstIndex(of: serial) else {
        return fail(.invalidSerial, "serial \(serial) was not sent, or is over")
      }
      awaitedSerials.removeSubrange(...index)
      acknowledged.append(serial)
    }

    /// Checks a commit against the rules of the shell. If it violates one, sends the protocol error and
    /// returns `false`.
    func allowsCommit(of state: Surface.State) -> Bool {
      let hasBuffer = state.isBufferNew && state.buffer != nil
      guard isConstructed || !hasBuffer else {
        fail(.notConstructed, "a buffer before the role object")
        return false
      }
      guard !hasBuffer || !acknowledged.isEmpty && hasInitialCommit else {
        fail(.unconfiguredBuffer, "a buffer before the first configure was acknowledged")
        return false
      }
      return toplevel?.allowsCommit() ?? popup?.allowsCommit() ?? true
    }

    /// Updates the state after a valid commit.
    func committed(wasMapped: Bool) {
      windowGeometry = pendingGeometry ?? windowGeometry
      isConfigured = isConfigured || !acknowledged.isEmpty
      if wasMapped, !surface.isMapped { unmap() }
      if !hasInitialCommit, hasRole {
        hasInitialCommit = true
        if server.behavior.configures {
          toplevel?.configureFirst()
          popup?.configure()
        }
      }
      toplevel?.committed()
      if !wasMapped, surface.isMapped, server.behavior.enters { enter() }
    }

    /// Resets the state of a surface without content.
    private func unmap() {
      hasInitialCommit = false
      isConfigured = false
      acknowledged = []
      awaitedSerials = []
    }

    private func enter() {
      if let output = server.outputs.first { surface.enter(output) }
      if toplevel != nil { for seat in server.seats { seat.keyboardEnter(surface) } }
    }

    private func fail(_ code: XdgSurfaceResource.ErrorCode, _ message: String) {
      resource.postError(code, message)
    }
  }
}
