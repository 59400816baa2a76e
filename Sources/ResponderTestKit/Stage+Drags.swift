import ResponderPlatform
import ResponderSystem

/// Drags from and to other programs.
///
/// What the program under test drags goes with the pointer and the fingers of the stage:
///
///     stage.pointerMove(to: source.center)
///     stage.pointerDown()
///     stage.pointerMove(to: target.center)
///     stage.pointerUp()
///
/// Another program's goes by itself:
///
///     stage.dragEnter("Hello", at: field.center)
///     #expect(stage.dragOperation == .copy)
///     stage.drop()
///     #expect(field.text == "Hello")
extension Stage {
  /// Another program drags a text over the window.
  public func dragEnter(
    _ text: String, at location: Point, allowing operations: Set<DropOperation> = [.copy, .move],
    pace: Pace = .atOnce
  ) {
    dragEnter(
      [("text/plain;charset=utf-8", Array(text.utf8)), ("text/plain", Array(text.utf8))],
      at: location, allowing: operations, pace: pace)
  }

  /// Another program drags data in several types over the window, the preferred one first.
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

  /// What another program drags moves.
  public func dragMove(to location: Point) {
    display.drags.move(to: location)
    application.settle()
  }

  /// What another program drags leaves the window, or is given up.
  public func dragLeave() {
    display.drags.leave()
    application.settle()
  }

  /// What another program drags is dropped, and data is handed over as far as it comes at once.
  public func drop() {
    display.drags.release()
    application.settle()
    exchange()
    application.settle()
  }

  /// The pointer drags from one place to another, and lets go.
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

  /// A finger rests until it has lifted what it is on, drags it to another place, and lets go.
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

  /// What would be done if what is dragged were dropped now.
  public var dragOperation: DropOperation { display.drags.operation }

  /// What was done with what was dropped last; nil before.
  public var dropResult: DropOperation? { display.drags.result }

  /// Whether the program drags something.
  public var isDragging: Bool { display.drags.isOwnActive }

  /// The types in which other programs are offered what the program drags.
  public var draggedTypes: [String] { display.drags.own?.types ?? [] }

  /// The picture of what the program drags; nil where there is none.
  public var dragImage: Image? {
    guard let icon = display.drags.own?.icon else { return nil }
    let width = Int((icon.size.width * display.scale).rounded(.up))
    let height = Int((icon.size.height * display.scale).rounded(.up))
    let memory = HeadlessMemory(width, height, scale: display.scale, identity: 0)
    icon.paint(memory.pixels)
    return Image(copying: memory.pixels)
  }

  /// What the program drags is dropped on another program, which reads data of a type and is done; nil where
  /// that type is not offered.
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

  /// How many transfers of what is dragged are under way.
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

  // MARK: Ours

  /// The compositor has the pointer.
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

  /// Takes the pointer's part in a drag. Gives whether there is one.
  func dragTakesPointer(_ location: Point? = nil, isUp: Bool = false) -> Bool {
    guard isDragging, display.drags.own?.finger == nil else { return false }
    if let location {
      pointerLocation = location
      display.drags.move(to: location)
    }
    if isUp { display.drags.release() }
    application.settle()
    return true
  }

  /// Takes the changes of the finger that drags out of a frame.
  func dragTakes(_ changes: [TouchChange]) -> [TouchChange] {
    guard isDragging, let finger = display.drags.own?.finger else { return changes }
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
