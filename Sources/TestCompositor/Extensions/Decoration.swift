/// The global `zxdg_decoration_manager_v1`: the decoration of windows.
extension Server {
  func serve(_ manager: ZxdgDecorationManagerV1Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .destroy: break
      case .getToplevelDecoration(let id, let window): serve(id, window)
      }
    }
  }

  private func serve(_ id: ZxdgToplevelDecorationV1Resource, _ window: XdgToplevelResource) {
    typealias Code = ZxdgToplevelDecorationV1Resource.ErrorCode
    guard let toplevel = toplevels.first(where: { $0.resource === window }) else { return }
    guard toplevel.decoration == nil else {
      return id.postError(Code.alreadyConstructed, "the window has a decoration already")
    }
    guard toplevel.surface.current.buffer == nil, toplevel.surface.pending.buffer == nil else {
      return id.postError(Code.unconfiguredBuffer, "the window has a buffer already")
    }
    toplevel.decoration = id
    id.whenGone { [weak toplevel] in toplevel?.decoration = nil }
    id.onRequest = { [unowned self, weak toplevel] request in
      guard let toplevel else { return }
      switch request {
      case .destroy: return
      case .setMode(let mode): toplevel.preferredDecoration = mode
      case .unsetMode: toplevel.preferredDecoration = nil
      }
      answer(toplevel)
    }
  }

  /// Grants the mode that a window prefers, or decorates it. The event comes with the window's first
  /// configure event, or immediately.
  private func answer(_ toplevel: Toplevel) {
    guard behavior.configures else { return }
    toplevel.decoration?.sendConfigure(mode: toplevel.preferredDecoration ?? .serverSide)
    if toplevel.desktopSurface.isConfigured { toplevel.configure() }
  }
}
