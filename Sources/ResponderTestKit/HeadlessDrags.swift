import ResponderPlatform
import ResponderSystem
import WindowResponder

/// The drag on a stage, by the program under test or by a simulated other program.
@MainActor final class HeadlessDrags {
  weak var stage: Stage?
  /// The drag of the program under test.
  private(set) var own: DragRequest?
  /// The data that another program drags or has dropped.
  private(set) var foreign: HeadlessSelections.ForeignContent?
  private var foreignActions: DragActions = []
  /// The surface under the drag.
  private(set) weak var surface: HeadlessSurface?
  private(set) var answer = DragAnswer.refusal
  private(set) var chosen: DragActions = []
  /// A Boolean value that indicates whether the data was dropped, and its target has not finished yet.
  private(set) var isDropped = false
  private var isEntered = false
  private var number = 0
  /// The result of the last drag.
  private(set) var result: DropOperation?
  /// The actions of another program that is the target.
  private var elsewhere: DragActions = []

  private var display: HeadlessDisplay? { stage?.display }
  private var events: (any DisplayEvents)? { display?.events }
  private var isActive: Bool { (own != nil || foreign != nil) && !isDropped }
  private var actions: DragActions { own?.actions ?? foreignActions }
  var isOwnActive: Bool { own != nil && !isDropped }

  // MARK: Requests of the program

  func begin(_ request: DragRequest) -> Bool {
    guard let stage else { return false }
    own = request
    foreign = nil
    startAnew()
    if request.touchIdentifier == nil { stage.pointerWasTaken() }
    move(to: request.touchIdentifier.flatMap { stage.fingers[Int($0)] } ?? stage.pointerLocation)
    return true
  }

  func setIcon(_ icon: DragIcon) { own?.icon = icon }

  func cancel() {
    guard own != nil else { return }
    if isEntered, !isDropped { events?.drag(.left) }
    own = nil
    startAnew()
  }

  func answer(_ answer: DragAnswer) {
    guard isEntered else { return }
    self.answer = answer
    // The user has chosen an action after the drop.
    if isDropped { return chosen = actions.intersection(answer.preferred) }
    choose()
  }

  /// Chooses an action as compositors do.
  func choose() {
    guard isEntered, !isDropped else { return }
    if own != nil { events?.drag(.accepted(answer.type != nil)) }
    var preferred = answer.preferred
    let modifiers = stage?.modifiers ?? []
    if modifiers.contains(.control), modifiers.contains(.shift) {
      preferred = .ask
    } else if modifiers.contains(.control) {
      preferred = .copy
    } else if modifiers.contains(.shift) {
      preferred = .move
    }
    if actions.intersection(answer.actions).intersection(preferred).isEmpty {
      preferred = answer.preferred
    }
    let new = DragActions.chosen(source: actions, target: answer.actions, preferred: preferred)
    guard new != chosen else { return }
    chosen = new
    events?.drag(.action(new))
    if own != nil { events?.drag(.ownAction(new)) }
  }

  func receive(_ type: String, into descriptor: Int32) -> Bool {
    guard isEntered, let stage else { return false }
    if let own {
      guard own.types.contains(type), let copy = try? SystemCall.copy(descriptor) else {
        return false
      }
      events?.drag(.wanted(type: type, descriptor: copy))
      return true
    }
    guard let foreign, foreign.types.contains(type) else { return false }
    return stage.display.selections.write(foreign, type, into: descriptor, at: stage.now)
  }

  func endDrop(isTaken: Bool) {
    guard isDropped else { return }
    result = isTaken ? operation : .cancel
    if own != nil { events?.drag(isTaken ? .ownFinished : .ownCancelled) }
    own = nil
    foreign = nil
    startAnew()
  }

  /// The operation of a drop at this time, or of the drop that has happened.
  var operation: DropOperation {
    guard answer.type != nil else { return .cancel }
    return chosen.contains(.move) ? .move : chosen.contains(.copy) ? .copy : .cancel
  }

  // MARK: Actions of the user

  func beginForeign(_ content: HeadlessSelections.ForeignContent, _ actions: DragActions) {
    leave()
    own = nil
    foreign = content
    foreignActions = actions
    startAnew()
  }

  func move(to place: Point) {
    guard isActive, let stage else { return }
    let isOnScreen =
      stage.window.bounds.contains(place) || stage.surface(at: place) !== stage.surface
    let target = isOnScreen ? stage.surface(at: place) : nil
    guard let target, !target.isDestroyed else { return leave() }
    let inside = stage.place(place, in: target)
    if surface === target, isEntered {
      events?.drag(.moved(inside))
      return
    }
    leave()
    surface = target
    isEntered = true
    number += 1
    let types = own?.types ?? foreign?.types ?? []
    events?.drag(.entered(target, inside, types: types, actions: actions, number: number))
  }

  func leave() {
    if isEntered { events?.drag(.left) }
    isEntered = false
    surface = nil
    answer = .refusal
    let wasChosen = !chosen.isEmpty
    chosen = []
    guard own != nil, wasChosen else { return }
    events?.drag(.accepted(false))
    events?.drag(.ownAction([]))
  }

  /// Releases the touch or the button.
  func release() {
    guard isActive else { return }
    guard isEntered, answer.type != nil, !chosen.isEmpty else {
      let wasOwn = own != nil
      leave()
      own = nil
      foreign = nil
      result = .cancel
      if wasOwn { events?.drag(.ownCancelled) }
      return
    }
    isDropped = true
    events?.drag(.dropped)
    if own != nil { events?.drag(.ownDropped(tellsEnd: true)) }
  }

  /// Drops the data on another program.
  func takeElsewhere(_ type: String?, _ action: DragActions) {
    leave()
    chosen = action
    events?.drag(.accepted(true))
    events?.drag(.ownAction(action))
    isDropped = true
    events?.drag(.ownDropped(tellsEnd: true))
    answer = DragAnswer(type: type, actions: action, preferred: action)
  }

  /// Finishes the drop on another program.
  func finishElsewhere() {
    result = operation
    events?.drag(.ownFinished)
    own = nil
    startAnew()
  }

  private func startAnew() {
    surface = nil
    isEntered = false
    isDropped = false
    answer = .refusal
    chosen = []
  }
}
