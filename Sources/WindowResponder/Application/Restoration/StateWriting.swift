import ResponderRuntime
import ResponderSystem

/// An object that asks the objects of a program for the state to save.
@MainActor final class StateSaving: CoderReferences {
  private let application: Application
  private var archive = StateArchive()
  private var visited: Set<[String]> = []
  /// The controllers that other objects have referenced. They may be no children of any controller.
  private var named: [ViewController] = []
  private let registered: RegisteredObjects

  init(_ application: Application, _ registered: RegisteredObjects) {
    self.application = application
    self.registered = registered
  }

  /// Returns the state, or `nil` if the delegate does not want it saved. `more` encodes values that belong to
  /// no object.
  func save(_ more: (Coder) -> Void) -> StateArchive? {
    guard let delegate = application.delegate else { return nil }
    let coder = Coder([:], references: self)
    guard delegate.application(application, shouldSaveSecureApplicationState: coder) else {
      return nil
    }
    delegate.application(application, willEncodeRestorableStateWith: coder)
    for window in StateTree.windows(of: application) { save(window) }
    while !named.isEmpty {
      let controller = named.removeFirst()
      if let path = StateTree.path(of: controller) { save(controller, path) }
    }
    for (identifier, object) in registered.all {
      let coder = Coder([:], references: self)
      object.encodeRestorableState(with: coder)
      add(.object, [identifier], coder, maker: object.objectRestorationClass)
    }
    more(coder)
    archive.records.insert(
      StateArchive.Record(kind: .application, path: [], values: coder.values), at: 0)
    return archive
  }

  private func add(
    _ kind: StateArchive.Kind, _ path: [String], _ coder: Coder, maker: Any.Type? = nil
  ) {
    archive.records.append(
      StateArchive.Record(
        kind: kind, path: path, maker: maker.flatMap(TypeNames.name) ?? "", values: coder.values))
  }

  private func save(_ window: Window) {
    if let identifier = window.restorationIdentifier {
      let coder = Coder([:], references: self)
      window.encodeRestorableState(with: coder)
      add(.window, [identifier], coder)
      saveViews(in: window, [identifier], window)
    }
    guard let root = window.rootViewController, let path = StateTree.path(of: root) else { return }
    save(root, path)
  }

  private func save(_ controller: ViewController, _ path: [String]) {
    guard visited.insert(path).inserted else { return }
    let coder = Coder([:], references: self)
    controller.encodeRestorableState(with: coder)
    if let presented = controller.links?.presented,
      presented.links?.controller?.phase != .dismissing
    {
      coder.encode(presented, forKey: PresentedKey.controller)
      coder.encode(presented.modalPresentationStyle.rawValue, forKey: PresentedKey.style)
      coder.encode(presented.modalTransitionStyle.rawValue, forKey: PresentedKey.transition)
    }
    add(.controller, path, coder, maker: controller.restorationClass)
    if let view = controller.viewIfLoaded { saveViews(in: view, path, view.window) }
    for child in StateTree.children(of: controller) {
      if let path = StateTree.path(of: child) { save(child, path) }
    }
  }

  private func saveViews(in root: View, _ path: [String], _ window: Window?) {
    StateTree.views(in: root) { view, identifier in
      let coder = Coder([:], references: self)
      view.encodeRestorableState(with: coder)
      if window?.firstResponder === view { coder.encode(true, forKey: firstResponderKey) }
      add(.view, path + [identifier], coder)
    }
  }

  // MARK: References

  func path(of object: any StateRestoring) -> [String]? {
    if let controller = object as? ViewController {
      guard let path = StateTree.path(of: controller) else { return nil }
      if !visited.contains(path) { named.append(controller) }
      return path
    }
    return registered.identifier(of: object).map { [$0] }
  }

  func object(at path: [String]) -> (any StateRestoring)? { nil }
}

/// The objects that the program has registered itself. They are held weakly.
@MainActor final class RegisteredObjects {
  private struct Entry {
    weak var object: (any StateRestoring)?
  }
  private var entries: [String: Entry] = [:]

  /// The objects that still exist, sorted by their identifiers.
  var all: [(identifier: String, object: any StateRestoring)] {
    entries.ordered { $0.key < $1.key }.compactMap { identifier, entry in
      entry.object.map { (identifier, $0) }
    }
  }

  func add(_ object: any StateRestoring, _ identifier: String) {
    entries[identifier] = Entry(object: object)
  }

  func identifier(of object: any StateRestoring) -> String? {
    entries.first { $0.value.object === object }?.key
  }

  func object(_ identifier: String) -> (any StateRestoring)? { entries[identifier]?.object }
}
