import ResponderPlatform

/// The methods of the application that drags use.
@MainActor protocol DragProgram: AnyObject {
  /// Returns the surface of a window, or `nil` if the window is not shown.
  func surface(of window: View) -> (any Surface)?
  /// Returns the seat and the identifier of a touch, or `nil` if the touch is not down.
  func contact(of touch: Touch) -> (seat: Int, touchID: Int32?)?
  /// Cancels a touch, which drags from now on.
  func takeAway(_ touch: Touch)
}

extension ProgramContext {
  /// The application, for drags.
  var dragProgram: (any DragProgram)? { program as? any DragProgram }
}
