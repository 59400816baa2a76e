import ResponderPlatform
import Wayland

/// What the compositor keeps of our windows from one run of the program to the next (`xdg_session_v1`). Made
/// when the program says that it wants that.
@MainActor final class WaylandSession {
  /// The longest id that is used, in bytes: a message has room for 4,096.
  static let maximumIDSize = 2_048

  private struct Kept {
    var name: String
    let object: XdgToplevelSessionV1
  }

  private let session: XdgSessionV1
  private unowned let display: WaylandDisplay
  private var kept: [ObjectIdentifier: Kept] = [:]
  /// By what a later run finds it again; nil while the compositor has not said it.
  private(set) var id: String?

  /// Takes up a session, or begins one; nil where the compositor keeps none.
  init?(_ display: WaylandDisplay, _ id: String?, _ reason: SessionReason) {
    guard let manager = display.lateGlobals.take(XdgSessionManagerV1.self) else { return nil }
    self.display = display
    let known = id.flatMap { (1...Self.maximumIDSize).contains($0.utf8.count) ? $0 : nil }
    self.id = known
    session = manager.getSession(
      reason: reason == .launch ? .launch : .recover, sessionId: known)
    session.onEvent = { [weak self] event in
      switch event {
      case .created(let id): self?.begin(id)
      case .restored: if let id = self?.id { self?.begin(id) }
      case .replaced: self?.wasReplaced()
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

  /// Keeps a window under a name, where no other window has it.
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
      // What was kept under that name is of no use any more, and a name that is known cannot be added.
      session.removeToplevel(name: name)
      kept[key] = Kept(name: name, object: session.addToplevel(toplevel: toplevel, name: name))
    }
  }

  /// A surface goes, and what is kept of it stays: gives the object, which is to be destroyed after the
  /// window.
  func release(_ surface: WaylandSurface) -> XdgToplevelSessionV1? {
    kept.removeValue(forKey: ObjectIdentifier(surface))?.object
  }

  private func letWindowsGo() {
    for item in kept.values { item.object.destroy() }
    kept.removeAll()
  }

  /// Ends it; what is kept stays.
  func destroy() {
    letWindowsGo()
    session.onEvent = nil
    session.destroy()
  }

  /// Ends it, and has the compositor forget it.
  func forget() {
    letWindowsGo()
    session.onEvent = nil
    session.remove()
  }
}
