extension Server {
  /// A client's `xdg_wm_base`.
  final class ShellBase {
    let resource: XdgWmBaseResource
    private(set) var desktopSurfaces: [DesktopSurface] = []
    private unowned let server: Server

    init(_ resource: XdgWmBaseResource, server: Server) {
      self.resource = resource
      self.server = server
    }

    func handle(_ request: XdgWmBaseResource.Request) {
      switch request {
      case .destroy:
        if !desktopSurfaces.isEmpty {
          let code = XdgWmBaseResource.ErrorCode.defunctSurfaces
          resource.postError(code, "\(desktopSurfaces.count) surfaces are left")
        }
      case .createPositioner(let id): server.serve(id)
      case .getXdgSurface(let id, let surface): makeDesktopSurface(id, surface)
      case .pong(let serial): server.pongs.append(serial)
      }
    }

    private func makeDesktopSurface(_ id: XdgSurfaceResource, _ resource: WlSurfaceResource) {
      guard let surface = server.surface(of: resource) else { return }
      guard surface.role == nil || surface.role == .desktop, surface.desktopSurface == nil else {
        let code = XdgWmBaseResource.ErrorCode.role
        return self.resource.postError(code, "the surface has another role")
      }
      guard surface.current.buffer == nil, surface.pending.buffer == nil else {
        let code = XdgWmBaseResource.ErrorCode.invalidSurfaceState
        return self.resource.postError(code, "the surface has a buffer already")
      }
      surface.role = .desktop
      let desktopSurface = DesktopSurface(id, surface: surface, base: self.resource, server: server)
      surface.desktopSurface = desktopSurface
      desktopSurfaces.append(desktopSurface)
      id.onRequest = { [unowned desktopSurface] in desktopSurface.handle($0) }
      id.whenGone { [weak self] in
        self?.desktopSurfaces.removeAll { $0 === desktopSurface }
      }
    }
  }

  func serve(_ resource: XdgWmBaseResource) {
    let base = ShellBase(resource, server: self)
    shellBases.append(base)
    resource.onRequest = { [unowned base] in base.handle($0) }
    resource.whenGone { [unowned self] in shellBases.removeAll { $0 === base } }
  }

  /// Sends a ping to all clients. Returns the serial, which is added to ``pongs`` by each answer.
  @discardableResult public func ping() -> UInt32 {
    let serial = nextSerial()
    for base in shellBases { base.resource.sendPing(serial: serial) }
    return serial
  }
}
