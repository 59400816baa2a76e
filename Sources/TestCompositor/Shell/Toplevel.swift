extension Server {
  /// An `xdg_toplevel`: a window.
  public final class Toplevel {
    /// The protocol object.
    public let resource: XdgToplevelResource
    /// The common part of windows and popups, with acknowledged serials and window geometry.
    public let desktopSurface: DesktopSurface
    /// The title, after it was set.
    public private(set) var title: String?
    /// The application identifier, after it was set.
    public private(set) var appID: String?
    /// The minimum size of the window geometry, after it was committed. Zero means no limit.
    public var minimumSize: Size { limit(keptMinimum) }
    /// The maximum size of the window geometry, after it was committed. Zero means no limit.
    public var maximumSize: Size { limit(keptMaximum) }
    /// The last requested position of the window menu, in surface coordinates.
    public private(set) var windowMenuPosition: (x: Int32, y: Int32)?
    /// The former name of ``windowMenuPosition``.
    @available(*, deprecated, renamed: "windowMenuPosition")
    public var windowMenuPlace: (x: Int32, y: Int32)? { windowMenuPosition }
    /// The parent window, above which this window stays.
    public private(set) weak var parent: Toplevel?
    /// The states of the last configure event.
    public private(set) var states: [XdgToplevelResource.State] = [.activated]
    /// The decoration object, if the client has created one.
    public internal(set) var decoration: ZxdgToplevelDecorationV1Resource?
    /// The object in a session, if the client has created one.
    public internal(set) var kept: XdgToplevelSessionV1Resource?
    /// The restored size, which the first configure event sends.
    var restoredSize: Size?
    /// The mode that the client prefers, or `nil` for either.
    public internal(set) var preferredDecoration: ZxdgToplevelDecorationV1Resource.Mode?

    private unowned let server: Server
    private var size = Size(width: 0, height: 0)
    private var pendingMinimum = Size(width: 0, height: 0)
    private var pendingMaximum = Size(width: 0, height: 0)
    private var keptMinimum = Size(width: 0, height: 0)
    private var keptMaximum = Size(width: 0, height: 0)
    private var hasNewMinimum = false
    private var hasNewMaximum = false

    init(_ resource: XdgToplevelResource, _ desktopSurface: DesktopSurface, server: Server) {
      self.resource = resource
      self.desktopSurface = desktopSurface
      self.server = server
    }

    /// The size of the last configure event, in points.
    var configuredSize: Size { size }

    /// The underlying surface.
    public var surface: Surface { desktopSurface.surface }

    /// Configures the window with a size and states. Values that are not given stay the same.
    ///
    /// States that the client's version does not support are left out. Returns the serial.
    @discardableResult public func configure(
      width: Int32? = nil, height: Int32? = nil, states: [XdgToplevelResource.State]? = nil
    ) -> UInt32 {
      size = Size(width: width ?? size.width, height: height ?? size.height)
      if let restoredSize {
        kept?.sendRestored()
        size = restoredSize
        self.restoredSize = nil
      }
      self.states = states ?? self.states
      let known = self.states.filter { state in
        switch state.rawValue {
        case 5...8: resource.version >= 2
        case 9: resource.version >= 6
        default: true
        }
      }
      let bytes = known.map(\.rawValue).withUnsafeBytes { Array($0) }
      resource.sendConfigure(width: size.width, height: size.height, states: bytes)
      return desktopSurface.sendConfigure()
    }

    /// Sends `xdg_toplevel.configure` with any bytes as states, and the configure event that ends the group.
    @discardableResult public func configure(
      width: Int32, height: Int32, rawStates: [UInt8]
    ) -> UInt32 {
      resource.sendConfigure(width: width, height: height, states: rawStates)
      return desktopSurface.sendConfigure()
    }

    /// Sends the largest size that fits. A configure event must follow.
    public func sendBounds(width: Int32, height: Int32) {
      resource.sendConfigureBounds(width: width, height: height)
    }

    /// Sends the capabilities of the window manager. A configure event must follow.
    public func sendCapabilities(_ capabilities: [XdgToplevelResource.WmCapabilities]) {
      let bytes = capabilities.map(\.rawValue).withUnsafeBytes { Array($0) }
      resource.sendWmCapabilities(capabilities: bytes)
    }

    /// Sends the request to close the window, as the user does.
    public func close() { resource.sendClose() }

    /// Sends the decoration mode. The client must have created its decoration object.
    public func configureDecoration(_ mode: ZxdgToplevelDecorationV1Resource.Mode) {
      decoration?.sendConfigure(mode: mode)
      configure()
    }

    // MARK: Requests

    func handle(_ request: XdgToplevelResource.Request) {
      switch request {
      case .destroy: checkDestruction()
      case .setParent(let parent):
        self.parent = server.toplevels.first { $0.resource === parent }
      case .setTitle(let title): self.title = title
      case .setAppId(let appID): self.appID = appID
      case .showWindowMenu(_, _, let x, let y): windowMenuPosition = (x, y)
      case .move, .setMinimized: break
      case .resize(_, _, let edges):
        let isEdge = [0, 1, 2, 4, 5, 6, 8, 9, 10].contains(edges.rawValue)
        if !isEdge { fail(.invalidResizeEdge, "edge \(edges.rawValue)") }
      case .setMaxSize(let width, let height):
        guard width >= 0, height >= 0 else { return fail(.invalidSize, "a negative size") }
        pendingMaximum = Size(width: width, height: height)
        hasNewMaximum = true
      case .setMinSize(let width, let height):
        guard width >= 0, height >= 0 else { return fail(.invalidSize, "a negative size") }
        pendingMinimum = Size(width: width, height: height)
        hasNewMinimum = true
      case .setMaximized: grant(.maximized, true)
      case .unsetMaximized: grant(.maximized, false)
      case .setFullscreen: grant(.fullscreen, true)
      case .unsetFullscreen: grant(.fullscreen, false)
      }
    }

    /// Grants a requested state of a window, with the size of the first output.
    private func grant(_ state: XdgToplevelResource.State, _ isOn: Bool) {
      guard server.behavior.configures else { return }
      if let known = server.behavior.capabilities {
        guard known.contains(state == .fullscreen ? .fullscreen : .maximize) else { return }
      }
      states.removeAll { $0 == state }
      if isOn { states.append(state) }
      let fills = states.contains(.maximized) || states.contains(.fullscreen)
      let output = server.outputs.first?.description
      size = Size(
        width: fills ? output?.width ?? 0 : 0, height: fills ? output?.height ?? 0 : 0)
      if desktopSurface.hasInitialCommit { configure() }
    }

    /// Sends the first configure event of a window.
    func configureFirst() {
      if let known = server.behavior.capabilities { sendCapabilities(known) }
      if server.behavior.fillsOutput {
        grant(.fullscreen, true)
        return
      }
      configure()
    }

    private func checkDestruction() {
      guard let decoration, decoration.isAlive else { return }
      let code = ZxdgToplevelDecorationV1Resource.ErrorCode.orphaned
      decoration.postError(code, "the window is destroyed before its decoration")
    }

    func allowsCommit() -> Bool {
      let minimum = pendingMinimum
      let maximum = pendingMaximum
      let isWidthWrong = maximum.width > 0 && minimum.width > maximum.width
      let isHeightWrong = maximum.height > 0 && minimum.height > maximum.height
      guard !isWidthWrong, !isHeightWrong else {
        fail(.invalidSize, "the smallest size is above the largest")
        return false
      }
      return true
    }

    func committed() {
      if hasNewMinimum { keptMinimum = kept(pendingMinimum) }
      if hasNewMaximum { keptMaximum = kept(pendingMaximum) }
      hasNewMinimum = false
      hasNewMaximum = false
    }

    /// The difference between the size of the surface and the size of the window geometry.
    private var room: Size {
      guard server.behavior.addsRoomToLimits, let size = surface.size,
        let geometry = desktopSurface.windowGeometry
      else { return Size(width: 0, height: 0) }
      return Size(width: size.width - geometry.width, height: size.height - geometry.height)
    }

    private func kept(_ size: Size) -> Size {
      Size(
        width: size.width > 0 ? size.width + room.width : 0,
        height: size.height > 0 ? size.height + room.height : 0)
    }

    private func limit(_ size: Size) -> Size {
      Size(
        width: size.width > 0 ? max(1, size.width - room.width) : 0,
        height: size.height > 0 ? max(1, size.height - room.height) : 0)
    }

    private func fail(_ code: XdgToplevelResource.ErrorCode, _ message: String) {
      resource.postError(code, message)
    }
  }

  func makeToplevel(_ id: XdgToplevelResource, _ desktopSurface: DesktopSurface) -> Toplevel {
    let toplevel = Toplevel(id, desktopSurface, server: self)
    toplevels.append(toplevel)
    id.onRequest = { [unowned toplevel] in toplevel.handle($0) }
    id.whenGone { [unowned self] in
      toplevels.removeAll { $0 === toplevel }
      desktopSurface.toplevel = nil
    }
    return toplevel
  }

  /// Returns a window by its index in the order of creation.
  ///
  /// - Throws: ``TestCompositorError/missing(_:)`` if there is no window with the index.
  public func toplevel(_ index: Int = 0) throws -> Toplevel {
    guard toplevels.indices.contains(index) else { throw TestCompositorError.missing("window") }
    return toplevels[index]
  }
}
