import ResponderRuntime

/// An object that creates the controllers of a saved state again, and gives all objects their saved states.
@MainActor final class StateRestoration: CoderReferences {
  private let application: Application
  private let archive: StateArchive
  private let registered: RegisteredObjects
  private var controllers: [[String]: ViewController] = [:]
  private var restored: [any StateRestoring] = []
  private var firstResponders: [View] = []

  init(_ application: Application, _ archive: StateArchive, _ registered: RegisteredObjects) {
    self.application = application
    self.archive = archive
    self.registered = registered
  }

  /// Returns the coder from which the delegate reads its own values.
  func programCoder() -> Coder {
    let own = archive.records.first { $0.kind == .application }
    return Coder(own?.values ?? [:], references: self)
  }

  func bringBack() {
    for record in archive.records where record.kind == .window { bringBackWindow(record) }
    // Containers may need their size before they add children.
    for window in StateTree.windows(of: application) { window.layoutIfNeeded() }
    let controllerRecords = archive.records.filter { $0.kind == .controller }
    for record in controllerRecords { makeController(record) }
    makeObjects()
    for record in controllerRecords { decode(record) { controllers[record.path] } }
    for record in controllerRecords { present(record) }
    for window in StateTree.windows(of: application) { window.layoutIfNeeded() }
    bringBackViews()
    for record in archive.records where record.kind == .object {
      decode(record) { record.path.first.flatMap(registered.object) }
    }
  }

  /// Notifies all restored objects that the restoration is complete.
  func finish() {
    for object in restored { object.applicationFinishedRestoringState() }
    for view in firstResponders where view.window?.firstResponder == nil {
      view.becomeFirstResponder()
    }
  }

  private func decode(
    _ record: StateArchive.Record, _ find: () -> (any StateRestoring)?
  ) {
    guard let object = find() else { return }
    object.decodeRestorableState(with: Coder(record.values, references: self))
    restored.append(object)
  }

  private func window(_ identifier: String) -> Window? {
    let windows = StateTree.windows(of: application)
    if identifier.isEmpty {
      return windows.first {
        $0.restorationIdentifier == nil && $0.rootViewController?.restorationIdentifier != nil
      } ?? windows.first { $0.restorationIdentifier == nil }
    }
    return windows.first { $0.restorationIdentifier == identifier }
  }

  private func bringBackWindow(_ record: StateArchive.Record) {
    decode(record) { record.path.first.flatMap(window) }
  }

  // MARK: Controllers

  private func makeController(_ record: StateArchive.Record) {
    let path = record.path
    guard path.count > 1, let identifier = path.last, controllers[path] == nil,
      let controller = controller(for: record, identifier)
    else { return }
    if controller.restorationIdentifier == nil { controller.restorationIdentifier = identifier }
    controllers[path] = controller
    // An application may leave it to the restoration to set the window's root controller.
    if path.count == 2, controller.parent == nil, controller.rootWindow == nil,
      let window = window(path[0]), window.rootViewController == nil
    {
      window.rootViewController = controller
    }
  }

  private func controller(
    for record: StateArchive.Record, _ identifier: String
  ) -> ViewController? {
    let components = Array(record.path.dropFirst())
    let coder = Coder(record.values, references: self)
    if let maker = TypeNames.type(named: record.maker) as? any ViewControllerRestoration.Type {
      return maker.viewController(withRestorationIdentifierPath: components, coder: coder)
    }
    if let made = application.delegate?.application(
      application, viewControllerWithRestorationIdentifierPath: components, coder: coder)
    {
      return made
    }
    return existingController(at: record.path, identifier)
  }

  /// Returns a controller that the application has created itself.
  private func existingController(at path: [String], _ identifier: String) -> ViewController? {
    if path.count > 2 {
      return controllers[Array(path.dropLast())].flatMap {
        StateTree.controller(identifier, in: $0)
      }
    }
    let windows = StateTree.windows(of: application).filter {
      ($0.restorationIdentifier ?? "") == path[0]
    }
    return windows.lazy.compactMap(\.rootViewController).first {
      $0.restorationIdentifier == identifier
    }
  }

  private func makeObjects() {
    for record in archive.records where record.kind == .object {
      guard let identifier = record.path.first, registered.object(identifier) == nil,
        let maker = TypeNames.type(named: record.maker) as? any ObjectRestoration.Type,
        let object = maker.object(
          withRestorationIdentifierPath: record.path,
          coder: Coder(record.values, references: self))
      else { continue }
      registered.add(object, identifier)
    }
  }

  /// Presents the controller that a controller presented. A popover is not restored, because its anchor is
  /// not known.
  private func present(_ record: StateArchive.Record) {
    guard let controller = controllers[record.path], controller.links?.presented == nil else {
      return
    }
    let coder = Coder(record.values, references: self)
    guard
      let presented = coder.decodeObject(
        of: ViewController.self, forKey: PresentedKey.controller),
      let style = coder.decode(Int.self, forKey: PresentedKey.style).flatMap(
        ModalPresentationStyle.init), style != .popover,
      presented.links?.presenter == nil, presented.parent == nil, presented.rootWindow == nil,
      controller.viewIfLoaded?.window != nil
    else { return }
    presented.modalPresentationStyle = style
    if let transition = ModalTransitionStyle(
      rawValue: coder.decodeInteger(forKey: PresentedKey.transition))
    {
      presented.modalTransitionStyle = transition
    }
    controller.present(presented, animated: false)
  }

  // MARK: Views

  private func bringBackViews() {
    var records: [[String]: [String: StateArchive.Record]] = [:]
    var owners: [[String]] = []
    for record in archive.records where record.kind == .view {
      guard let identifier = record.path.last else { continue }
      let owner = Array(record.path.dropLast())
      if records[owner] == nil { owners.append(owner) }
      records[owner, default: [:]][identifier] = record
    }
    for owner in owners {
      guard let own = records[owner] else { continue }
      let root: View? = owner.count == 1 ? window(owner[0]) : controllers[owner]?.view
      guard let root else { continue }
      StateTree.views(in: root) { view, identifier in
        guard let record = own[identifier] else { return }
        decode(record) { view }
        if record.values[firstResponderKey] == .bool(true) { firstResponders.append(view) }
      }
    }
  }

  // MARK: References

  func path(of object: any StateRestoring) -> [String]? { nil }

  func object(at path: [String]) -> (any StateRestoring)? {
    path.count == 1 ? registered.object(path[0]) : controllers[path]
  }
}
