import ResponderPlatform
import ResponderRuntime
import Wayland

/// The windows' state that the compositor stores between two runs of the program (`xdg_session_v1`). Created
/// when the application requests it.
@MainActor final class WaylandSession {
  /// The longest id that is used, in bytes. A message has room for 4,096 bytes.
  static let maximumIDSize = 2_048

  private struct Kept {
    var name: String
    let object: XdgToplevelSessionV1
  }

  private let session: XdgSessionV1
  private unowned let display: WaylandDisplay
  private var kept: [ObjectIdentifier: Kept] = [:]
  /// The id with which a later run restores the session, or `nil` before the compositor has sent it.
  private(set) var id: String?

  /// Restores a session, or begins one. If the compositor has no `xdg_session_manager_v1`, returns `nil`.
  init?(_ display: WaylandDisplay, _ id: String?, _ reason: SessionReason) {
    guard let manager = display.lateGlobals.take(XdgSessionManagerV1.self) else { return nil }
    self.display = display
    let known = id.flatMap { (1...Self.maximumIDSize).contains($0.utf8.count) ? $0 : nil }
    self.id = known
    session = manager.getSession(
      reason: reason == .launch ? .launch : .recover, sessionId: known)
    session.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .created(let id): link.target?.begin(id)
      case .restored: if let id = link.target?.id { link.target?.begin(id) }
      case .replaced: link.target?.wasReplaced()
      }
    }
  }

  private func begin(_ id: String) {
    guard (1...Self.maximumIDSize).contains(id.utf8.count) else { return }
    self.id = id
    display.events?.sessionDidBegin(id)
  }

  private func wasReplaced() {
    destroy()
    display.session = nil
    display.events?.sessionWasTaken()
  }

  /// Stores a window under a name, unless another window has the name.
  func keep(_ surface: WaylandSurface, as name: String) {
    let name = name.limited(toUTF8Count: WaylandToplevel.maximumTextSize)
    let key = ObjectIdentifier(surface)
    guard let toplevel = surface.toplevel?.toplevel, !name.isEmpty, kept[key]?.name != name
    else { return }
    guard !kept.values.contains(where: { $0.name == name }) else {
      return display.log.once("session.name", "two windows are called “\(name)”: one is kept")
    }
    if let known = kept[key] {
      known.object.rename(name: name)
      kept[key]?.name = name
    } else if surface.needsInitialCommit {
      kept[key] = Kept(name: name, object: session.restoreToplevel(toplevel: toplevel, name: name))
    } else {
      // The state under that name is obsolete, and a known name cannot be added.
      session.removeToplevel(name: name)
      kept[key] = Kept(name: name, object: session.addToplevel(toplevel: toplevel, name: name))
    }
  }

  /// Removes a surface that is destroyed, and returns its object. The compositor keeps the stored state.
  ///
  /// The caller destroys the object after the toplevel.
  func release(_ surface: WaylandSurface) -> XdgToplevelSessionV1? {
    kept.removeValue(forKey: ObjectIdentifier(surface))?.object
  }

  private func letWindowsGo() {
    for item in kept.values { item.object.destroy() }
    kept.removeAll()
  }

  /// Ends the session. The compositor keeps the stored state.
  func destroy() {
    letWindowsGo()
    session.onEvent = nil
    session.destroy()
  }

  /// Ends the session and removes its stored state.
  func forget() {
    letWindowsGo()
    session.onEvent = nil
    session.remove()
  }
}
