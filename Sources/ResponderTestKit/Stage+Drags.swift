import ResponderPlatform
import ResponderSystem

/// Drags from and to other programs.
///
/// A drag of the program under test follows the pointer and the touches of the stage:
///
///     stage.pointerMove(to: source.center)
///     stage.pointerDown()
///     stage.pointerMove(to: target.center)
///     stage.pointerUp()
///
/// A drag of another program has its own methods:
///
///     stage.dragEnter("Hello", at: field.center)
///     #expect(stage.dragOperation == .copy)
///     stage.drop()
///     #expect(field.text == "Hello")
extension Stage {
  /// Drags a string of another program into the window.
  public func dragEnter(
    _ text: String, at location: Point, allowing operations: Set<DropOperation> = [.copy, .move],
    pace: Pace = .atOnce
  ) {
    dragEnter(
      [("text/plain;charset=utf-8", Array(text.utf8)), ("text/plain", Array(text.utf8))],
      at: location, allowing: operations, pace: pace)
  }

  /// Drags data of another program in several types into the window, with the preferred type first.
  public func dragEnter(
    _ data: [(type: String, bytes: [UInt8])], at location: Point,
    allowing operations: Set<DropOperation> = [.copy, .move], pace: Pace = .atOnce
  ) {
    var actions: DragActions = []
    if operations.contains(.copy) { actions.insert(.copy) }
    if operations.contains(.move) { actions.insert(.move) }
    if operations.contains(.copy), operations.contains(.move) { actions.insert(.ask) }
    display.drags.beginForeign(
      HeadlessSelections.ForeignContent(
        types: data.map(\.type),
        data: Dictionary(data.map { ($0.type, $0.bytes) }, uniquingKeysWith: { first, _ in first }),
        pace: pace), actions)
    dragMove(to: location)
  }

  /// Moves the drag of another program.
  public func dragMove(to location: Point) {
    display.drags.move(to: location)
    application.settle()
  }

  /// Moves the drag of another program out of the window, or cancels it.
  public func dragLeave() {
    display.drags.leave()
    application.settle()
  }

  /// Drops the data of another program, and transfers the part that is available immediately.
  public func drop() {
    display.drags.release()
    application.settle()
    exchange()
    application.settle()
  }

  /// Drags with the pointer from one point to another, and releases the button.
  public func pointerDrag(from start: Point, to end: Point) {
    pointerMove(to: start)
    pointerDown()
    for step in 1...4 {
      advance(by: 0.02)
      pointerMove(to: start + (end - start) * (Double(step) / 4))
    }
    pointerUp()
    exchange()
    application.settle()
  }

  /// Holds a touch until it has lifted the content, drags the content to another point, and ends the touch.
  public func liftAndDrag(from start: Point, to end: Point) {
    touchDown(0, at: start)
    frame()
    advance(by: application.interactionSettings.dragLiftDuration + 0.1)
    for step in 1...4 {
      advance(by: 0.02)
      touchMove(0, to: start + (end - start) * (Double(step) / 4))
      frame()
    }
    touchUp(0)
    frame()
    exchange()
    application.settle()
  }

  /// The operation of a drop at this time.
  public var dragOperation: DropOperation { display.drags.operation }

  /// The operation of the last drop, or `nil` before the first.
  public var dropResult: DropOperation? { display.drags.result }

  /// A Boolean value that indicates whether the program has a drag in progress.
  public var isDragging: Bool { display.drags.isOwnActive }

  /// The types that the program's drag offers to other programs.
  public var draggedTypes: [String] { display.drags.own?.types ?? [] }

  /// The image of the program's drag, or `nil` if there is none.
  public var dragImage: Image? {
    guard let icon = display.drags.own?.icon else { return nil }
    let width = Int((icon.size.width * display.scale).rounded(.up))
    let height = Int((icon.size.height * display.scale).rounded(.up))
    let memory = HeadlessMemory(width, height, scale: display.scale, identity: 0)
    icon.paint(memory.pixels)
    return Image(copying: memory.pixels)
  }

  /// Drops the program's drag on another program, which reads the data of a type and finishes. If the type is
  /// not offered, returns `nil`.
  @discardableResult public func dropElsewhere(
    _ type: String, operation: DropOperation = .copy
  ) -> [UInt8]? {
    guard isDragging, draggedTypes.contains(type) else {
      display.drags.leave()
      display.drags.release()
      application.settle()
      return nil
    }
    display.drags.takeElsewhere(type, operation == .move ? .move : .copy)
    application.settle()
    let bytes = readDragged(type)
    display.drags.finishElsewhere()
    application.settle()
    return bytes
  }

  /// The number of drag transfers in progress.
  public var dragTransferCount: Int { application.dragTransferCount }

  private func readDragged(_ type: String) -> [UInt8]? {
    guard let (readEnd, writeEnd) = try? FileDescriptor.pipe(),
      let handedOver = try? SystemCall.copy(writeEnd.number)
    else { return nil }
    try? SystemCall.setNonblocking(readEnd.number)
    application.drag(.wanted(type: type, descriptor: handedOver))
    application.settle()
    let reader = ElsewhereReader(readEnd, stage: self)
    var bytes: [UInt8] = []
    while let chunk = reader.read(), !chunk.isEmpty { bytes += chunk }
    return bytes
  }

  // MARK: Drags of the program

  /// Takes the pointer from the program, as the compositor has it during the drag.
  func pointerWasTaken() {
    guard let old = pointerSurface else { return }
    pointerSurface = nil
    pressedButtons = []
    arrive(
      .pointer(
        PointerFrame(
          seat: 0, surface: old, timestamp: now, location: place(pointerLocation, in: old),
          changes: [.left])))
  }

  /// Uses the pointer for a drag. Returns a Boolean value that indicates whether there is such a drag.
  func dragTakesPointer(_ location: Point? = nil, isUp: Bool = false) -> Bool {
    guard isDragging, display.drags.own?.touchIdentifier == nil else { return false }
    if let location {
      pointerLocation = location
      display.drags.move(to: location)
    }
    if isUp { display.drags.release() }
    application.settle()
    return true
  }

  /// Removes the changes of the touch that drags from a frame.
  func dragTakes(_ changes: [TouchChange]) -> [TouchChange] {
    guard isDragging, let finger = display.drags.own?.touchIdentifier else { return changes }
    for change in changes where change.id == finger {
      switch change.kind {
      case .motion: if let place = fingers[Int(finger)] { display.drags.move(to: place) }
      case .up: display.drags.release()
      default: break
      }
    }
    return changes.filter { $0.id != finger }
  }
}
