/// The global `xdg_session_manager_v1`: the state of windows, which is kept from one client to the next. Only
/// the last configured size is kept.
extension Server {
  /// The saved state of a program's windows.
  public final class Session {
    /// The identifier with which a client restores the session.
    public let id: String
    /// The sizes of its windows by their names.
    public internal(set) var windows: [String: Size] = [:]
    /// The reasons of all requests for it, in order.
    public internal(set) var reasons: [XdgSessionManagerV1Resource.Reason] = []
    /// The client's object, or `nil` while no client uses the session.
    public internal(set) weak var resource: XdgSessionV1Resource?
    /// The existing windows by their names.
    var shown: [String: WeakToplevel] = [:]

    struct WeakToplevel { weak var toplevel: Toplevel? }

    init(id: String) { self.id = id }

    /// Saves the current state of a window.
    func note(_ name: String) {
      guard let size = shown[name]?.toplevel?.configuredSize else { return }
      windows[name] = size
    }
  }

  func serve(_ manager: XdgSessionManagerV1Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .destroy: break
      case .getSession(let id, let reason, let name): serve(id, reason, name, manager)
      }
    }
  }

  private func serve(
    _ id: XdgSessionV1Resource, _ reason: XdgSessionManagerV1Resource.Reason, _ name: String?,
    _ manager: XdgSessionManagerV1Resource
  ) {
    typealias Code = XdgSessionManagerV1Resource.ErrorCode
    guard (1...3).contains(reason.rawValue) else {
      return manager.postError(Code.invalidReason, "there is no reason \(reason.rawValue)")
    }
    let known = sessions.first { $0.id == name }
    if let resource = known?.resource, resource.isAlive {
      guard resource.client != manager.client else {
        return manager.postError(Code.inUse, "the client has session \(name ?? "") already")
      }
      resource.sendReplaced()
      known?.shown = [:]
    }
    let session = known ?? Session(id: "session-\(sessions.count + 1)")
    if known == nil { sessions.append(session) }
    session.resource = id
    session.reasons.append(reason)
    id.onRequest = { [unowned self] in handle($0, id, session) }
    id.whenGone { [weak id] in
      guard session.resource == nil || session.resource === id else { return }
      for name in session.shown.keys { session.note(name) }
      session.shown = [:]
    }
    if known == nil { id.sendCreated(sessionId: session.id) } else { id.sendRestored() }
  }

  private func handle(
    _ request: XdgSessionV1Resource.Request, _ resource: XdgSessionV1Resource, _ session: Session
  ) {
    guard session.resource === resource else { return }
    switch request {
    case .destroy: break
    case .remove: sessions.removeAll { $0 === session }
    case .addToplevel(let id, let window, let name):
      if session.windows[name] != nil { return fail(resource, .nameInUse, name) }
      keep(id, window, name, in: session)
    case .restoreToplevel(let id, let window, let name):
      guard let toplevel = toplevels.first(where: { $0.resource === window }) else { return }
      guard !toplevel.desktopSurface.hasInitialCommit else {
        return fail(resource, .alreadyMapped, name)
      }
      toplevel.restoredSize = session.windows[name]
      keep(id, window, name, in: session)
    case .removeToplevel(let name):
      session.windows[name] = nil
      session.shown[name] = nil
    }
  }

  private func keep(
    _ id: XdgToplevelSessionV1Resource, _ window: XdgToplevelResource, _ name: String,
    in session: Session
  ) {
    guard let resource = session.resource,
      let toplevel = toplevels.first(where: { $0.resource === window })
    else { return }
    guard toplevel.kept == nil else { return fail(resource, .alreadyAdded, name) }
    guard session.shown[name]?.toplevel == nil else { return fail(resource, .nameInUse, name) }
    toplevel.kept = id
    session.shown[name] = Session.WeakToplevel(toplevel: toplevel)
    session.windows[name] = session.windows[name] ?? Size(width: 0, height: 0)
    var current = name
    id.onRequest = { [unowned self] request in
      switch request {
      case .destroy: break
      case .rename(let other):
        guard session.windows[other] == nil else { return fail(resource, .nameInUse, other) }
        session.note(current)
        session.windows[other] = session.windows.removeValue(forKey: current)
        session.shown[other] = session.shown.removeValue(forKey: current)
        current = other
      }
    }
    window.whenGone {
      if session.shown[current] != nil { session.windows[current] = toplevel.configuredSize }
    }
    id.whenGone { [weak toplevel] in
      session.note(current)
      session.shown[current] = nil
      toplevel?.kept = nil
    }
  }

  private func fail(
    _ resource: XdgSessionV1Resource, _ code: XdgSessionV1Resource.ErrorCode, _ name: String
  ) {
    resource.postError(code, "the window “\(name)”: \(code)")
  }
}
