import ResponderPlatform

/// What drags need of the program that shows windows.
@MainActor protocol DragProgram: AnyObject {
  /// What shows a window; nil while it is not shown.
  func surface(of window: View) -> (any Surface)?
  /// The seat and finger of a touch that is down; nil for one that is not.
  func contact(of touch: Touch) -> (seat: Int, finger: Int32?)?
  /// Ends a touch as cancelled: its finger drags from now on.
  func takeAway(_ touch: Touch)
}

extension ProgramContext {
  /// The program as drags see it.
  var dragProgram: (any DragProgram)? { program as? any DragProgram }
}
