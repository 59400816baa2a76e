internal import ResponderBus

extension AtspiSession {
  /// The largest number of code points of a changed text in an event. Clients request longer ones.
  static let eventTextLimit = 65_536

  /// Adds a change to those that are sent at the end of the turn, if a client has registered for it or caches
  /// the changed value.
  func add(_ change: AccessibleChange, of object: any AccessibleObject) {
    guard isOpen, !knowsListeners || isWanted(change, of: object) else { return }
    if changes.isEmpty {
      _ = context.after(0) { [weak self] in self?.sendChanges() }
    }
    changes.add(change, of: object)
  }

  /// Sends the changes of the turn. Those before the registry's reply wait for it.
  func sendChanges() {
    guard knowsListeners else { return }
    bus.emitTogether {
      for (object, change) in changes.take() where isOpen && isWanted(change, of: object) {
        send(change, of: object)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a client receives a change.
  ///
  /// Clients cache names, descriptions, roles, states and children of objects that they have seen until an
  /// event announces a change. They do not register for that event.
  private func isWanted(_ change: AccessibleChange, of object: any AccessibleObject) -> Bool {
    switch change {
    case .name, .description, .role, .state, .childAdded, .childRemoved, .children, .removed:
      if objects.known(object) != nil { return true }
    default: break
    }
    guard !listeners.isEmpty else { return false }
    switch change {
    case .children, .removed: return false
    case .state(.focused, true):
      return listeners.wants("object", "statechanged", "focused")
        || listeners.wants("focus", "focus")
    default:
      let name = AtspiEvent.name(of: change)
      return listeners.wants(name.category, name.member, name.detail)
    }
  }

  private func send(_ change: AccessibleChange, of object: any AccessibleObject) {
    switch change {
    case .children: return sendChildren(of: object)
    case .removed: return sendEnd(of: object)
    default: break
    }
    guard let event = event(for: change, of: object) else { return }
    send(event, of: object)
    if case .state(.focused, true) = change, listeners.wants("focus", "focus") {
      send(AtspiEvent(category: "Focus", member: "Focus"), of: object)
    }
  }

  private func send(_ event: AtspiEvent, of object: any AccessibleObject) {
    let number = objects.number(of: object)
    announceObjects()
    bus.emit(
      BusMember(
        path: AtspiObjects.path(number), interface: "org.a11y.atspi.Event." + event.category,
        name: event.member),
      [
        .string(event.detail), .int(event.first), .int(event.second), .variant(event.value),
        .dictionary([:]),
      ])
  }

  // MARK: Children

  /// Sends the removal of children that clients have seen, and makes clients discard the cached children if
  /// these are not the same any more.
  ///
  /// Clients do not cache the children of an object that manages its descendants. Children that clients have
  /// not seen are not announced.
  private func sendChildren(of object: any AccessibleObject) {
    guard let number = objects.known(object),
      !object.accessibleStates.has(.managesDescendants)
    else { return }
    let count = object.accessibleChildCount
    let known = objects.announcedChildren(of: number)
    let positions = known.isEmpty ? [:] : positions(of: object, count)
    var isChanged = count != objects.announcedChildCount(of: number)
    for child in known {
      let live = objects.object(child.number)
      let position = live.flatMap { child in
        count > Self.listedChildLimit
          ? (child.accessibleParent === object ? -1 : nil) : positions[ObjectIdentifier(child)]
      }
      isChanged = isChanged || position != child.index
      if position == nil { sendRemoval(of: child.number, at: child.index, from: object) }
      objects.move(child.number, toIndex: position)
      guard live == nil else { continue }
      objects.forget(child.number)
      announceEnd(of: child.number)
    }
    guard isChanged else { return }
    // Without children, clients forget those that they have. Then they request them again.
    announce(number, withoutChildren: true)
    announce(number)
  }

  /// Returns the indexes of the children of an object. There are none for an object with many children, for
  /// which clients keep no list.
  private func positions(
    of object: any AccessibleObject, _ count: Int
  ) -> [ObjectIdentifier: Int] {
    var positions: [ObjectIdentifier: Int] = [:]
    for index in 0..<(count > Self.listedChildLimit ? 0 : count) {
      guard let child = object.accessibleChild(at: index) else { continue }
      positions[ObjectIdentifier(child)] = index
    }
    return positions
  }

  private func sendRemoval(of child: Int, at index: Int, from object: any AccessibleObject) {
    guard listeners.wants("object", "childrenchanged", "remove") else { return }
    var event = AtspiEvent(member: "ChildrenChanged", detail: "remove", first: index)
    event.value = reference(child)
    send(event, of: object)
  }

  private func sendEnd(of object: any AccessibleObject) {
    guard let number = objects.known(object), number != AtspiObjects.rootNumber else { return }
    send(AtspiEvent(member: "StateChanged", detail: "defunct", first: 1), of: object)
    objects.forget(number)
    announceEnd(of: number)
  }

  // MARK: From changes to events

  private func event(for change: AccessibleChange, of object: any AccessibleObject) -> AtspiEvent? {
    let name = AtspiEvent.name(of: change)
    var event = AtspiEvent(category: name.category, member: name.member, detail: name.detail)
    switch change {
    case .name: event.value = .text(object.accessibleName)
    case .description: event.value = .text(object.accessibleDescription)
    case .role: event.value = .uint32(object.accessibleRole.rawValue)
    case .value:
      guard let value = object.accessibleValue else { return nil }
      event.value = .double(value.currentValue)
    case .bounds:
      event.value = .structure(Self.extents(object.accessibleFrame, from: .zero))
    case .state(_, let isSet): event.first = isSet ? 1 : 0
    case .textInserted(let offset, let string), .textRemoved(let offset, let string):
      let count = string.unicodeScalars.count
      (event.first, event.second) = (offset, count)
      event.value = .text(count > Self.eventTextLimit ? "" : string)
    case .caret(let offset): event.first = offset
    case .childAdded(let index, let child), .childRemoved(let index, let child):
      event.first = index
      event.value = reference(to: child)
    case .activeDescendant(let child):
      event.first = child.accessibleIndexInParent
      event.value = reference(to: child)
    case .rowsInserted(let rows), .rowsRemoved(let rows):
      (event.first, event.second) = (rows.lowerBound, rows.count)
    case .windowCreated, .windowActivated, .windowDeactivated, .windowDestroyed:
      event.value = .text(object.accessibleName)
    case .announcement(let text, let priority):
      event.first = Int(priority.rawValue)
      event.value = .text(text)
    case .textSelection, .textAttributes, .selection, .rowsReordered, .columnsReordered,
      .documentLoaded:
      break
    case .children, .removed: return nil
    }
    return event
  }
}
