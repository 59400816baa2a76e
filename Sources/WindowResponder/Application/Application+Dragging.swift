import ResponderPlatform
import ResponderRuntime
import ResponderSystem

/// The application's part in drag and drop: events from the display, and the surfaces and touches of windows.
extension Application: DragProgram {
  func surface(of window: View) -> (any Surface)? { (window as? Window)?.surface }

  func contact(of touch: Touch) -> (seat: Int, touchID: Int32?)? {
    touchTracker.key(of: touch).map { ($0.seat, $0.touchID) }
  }

  func takeAway(_ touch: Touch) {
    guard let key = touchTracker.key(of: touch) else { return }
    touchTracker.cancel([key], at: now)
    if key.contact == .pointer { touchTracker.pressedButtons[key.seat] = nil }
  }

  package func drag(_ event: DragEvent) {
    // The descriptor is owned from here on, so that it is closed if no handler takes it.
    var descriptor: FileDescriptor?
    if case .wanted(_, let number) = event { descriptor = FileDescriptor(owning: number) }
    appendAfterKeys { [link = BackLink(self), descriptor] in
      link.target?.handle(event, descriptor)
    }
  }

  private func handle(_ event: DragEvent, _ descriptor: FileDescriptor?) {
    let drags = programContext.drags
    switch event {
    case .entered(let surface, let place, let types, let actions, let number):
      guard let window = window(for: surface) else { return }
      window.pointer.leave()
      drags.entered(
        window, window.fromSurface(place), types: types, actions: actions,
        number: number)
    case .moved(let place):
      guard let window = drags.over?.window as? Window else { return }
      drags.moved(to: window.fromSurface(place))
    case .sourceActions(let actions): drags.sourceActions(actions)
    case .action(let actions): drags.action(actions)
    case .left: drags.left()
    case .dropped: drags.dropped()
    case .ownStaysHere: drags.own?.staysHere()
    case .accepted(let isAccepted): drags.own?.accepted(isAccepted)
    case .ownAction(let actions): drags.own?.chosen(actions)
    case .wanted(let type, _):
      if let descriptor { drags.send(type, into: descriptor) }
    case .ownDropped(let tellsEnd): drags.own?.dropped(tellsEnd: tellsEnd)
    case .ownFinished: drags.own?.finished()
    case .ownCancelled: drags.own?.end(.cancel)
    }
    updateActivity()
  }

  /// Cancels the program's own drag if a key is Escape. Returns a Boolean value that indicates whether the
  /// key was handled.
  func endsDrag(_ frame: KeyFrame) -> Bool {
    guard let own = programContext.existingDrags?.own, own.isMoving, frame.kind == .down,
      frame.keyCode == .keyboardEscape
    else { return false }
    own.end(.cancel)
    return true
  }

  /// The number of transfers of dragged data that are in progress.
  package var dragTransferCount: Int { programContext.existingDrags?.transferCount ?? 0 }
}
