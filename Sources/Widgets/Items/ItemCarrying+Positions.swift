import ResponderWords
import WindowResponder

/// The positions of a drag by keys among the items.
extension ItemCarrying {
  // MARK: Choosing

  /// Chooses the next position in the direction of an arrow key.
  func choose(_ axis: ItemAxis, _ direction: Int, in host: any ItemHost) {
    guard let slot = carried?.slot, host.hasNeighbours(along: axis) else { return }
    guard let near = item(near: slot, in: host) else { return read(on: axis, direction, in: host) }
    if host.flowsDown(at: near) {
      if axis == .vertical { read(on: axis, direction, in: host) }
    } else if axis == .horizontal {
      read(on: axis, direction, in: host)
    } else if !chooseLine(direction, in: host) {
      // Beyond the last line are the positions at the end.
      choose(from: .last(direction, in: host)) { candidate in
        let next = candidate.moved(-direction, in: host)
        return next.flatMap { ($0 > slot) == (direction > 0) && $0 != slot ? $0 : nil }
      }
    }
  }

  /// Chooses the next position in reading order. The left and right arrow keys follow the direction of the
  /// host.
  private func read(on axis: ItemAxis, _ direction: Int, in host: any ItemHost) {
    let isBack = axis == .horizontal && host.isRightToLeft
    let way = isBack ? -direction : direction
    choose(from: carried?.slot.moved(way, in: host)) { $0.moved(way, in: host) }
  }

  /// Chooses a position at the item below or above. At each item, a position of the same kind as the present
  /// one comes first.
  private func chooseLine(_ direction: Int, in host: any ItemHost) -> Bool {
    guard let slot = carried?.slot else { return false }
    func beside(_ path: ItemPath?) -> ItemSlot? {
      guard let path, let next = host.neighbour(of: path, .vertical, direction) else { return nil }
      return slot.isOn ? ItemSlot(on: next) : ItemSlot(before: next)
    }
    return choose(from: beside(item(near: slot, in: host))) { candidate in
      guard candidate.isOn == slot.isOn else { return beside(candidate.path) }
      return slot.isOn ? ItemSlot(before: candidate.path) : ItemSlot(on: candidate.path)
    }
  }

  /// Returns the item at a position, or the last one of the section. If the section is empty, returns `nil`.
  private func item(near slot: ItemSlot, in host: any ItemHost) -> ItemPath? {
    if host.contains(slot.path) { return slot.path }
    let last = ItemPath(item: slot.path.item - 1, section: slot.path.section)
    return host.contains(last) ? last : nil
  }

  // MARK: The delegate

  package func propose(_ slot: ItemSlot, to session: KeyDragSession) -> Bool {
    session.operation = .cancel
    guard let dragging, let host, slot.exists(in: host) else { return false }
    let place = position(of: slot, in: host)
    let line = place.line
    session.location = slot.isOn ? Point(x: line.midX, y: line.midY) : line.origin
    dragging.update(session, at: place)
    guard slot.isOn == dragging.isInto(place) else { return false }
    let operation = dragging.proposal.proposal.operation
    return session.takes(operation)
  }

  /// Returns a position as the drop delegate is asked for it, with the rectangle that marks it.
  private func position(
    of slot: ItemSlot, in host: any ItemHost
  ) -> ItemDragging.Position {
    var place = ItemDragging.Position()
    place.insertion = slot.path
    guard let near = item(near: slot, in: host), let rect = host.place(of: near) else {
      place.line = host.dropRect(inEmptySection: slot.path.section)
      return place
    }
    if slot.isOn {
      place.line = rect
      place.item = slot.path
      place.isInside = true
    } else {
      place.setLine(
        rect, isAfter: near != slot.path, isDown: host.flowsDown(at: near),
        isMirrored: host.isRightToLeft)
    }
    return place
  }

  // MARK: Showing

  package func show(_ slot: ItemSlot) {
    guard let dragging, let host else { return }
    if let near = item(near: slot, in: host) {
      host.scrollIntoView(near)
    } else {
      let rect = host.dropRect(inEmptySection: slot.path.section)
      host.scrollRectToVisible(rect.insetBy(dx: 0, dy: -1), animated: false)
    }
    host.layoutIfNeeded()
    let place = position(of: slot, in: host)
    dragging.feedback.show(
      place.line, isInto: slot.isOn, isHorizontal: place.isHorizontal, in: host)
    Accessibility.post(notification: .announcement, argument: text(of: slot, in: host))
  }

  private func text(of slot: ItemSlot, in host: any ItemHost) -> String {
    func name(_ path: ItemPath) -> String {
      host.viewOfItem(at: path).map { AccessibleCellText($0).name } ?? ""
    }
    if host.contains(slot.path) {
      return ownWord(slot.isOn ? "On “%1”" : "Before “%1”", name(slot.path))
    }
    if slot.path.section == host.dragCount(ofSection: nil) - 1 { return ownWord("At the end") }
    guard let near = item(near: slot, in: host) else { return ownWord("In an empty section") }
    return ownWord("After “%1”", name(near))
  }
}

extension ItemDragging {
  /// Returns a Boolean value that indicates whether the delegate's proposal drops into the item at a
  /// position.
  func isInto(_ place: Position) -> Bool {
    proposal.intent == .insertInto || proposal.intent == .automatic && place.isInside
  }
}
