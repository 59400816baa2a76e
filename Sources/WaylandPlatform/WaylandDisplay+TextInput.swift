import ResponderPlatform

/// Input methods, if the compositor has them.
extension WaylandDisplay {
  package var hasInputMethods: Bool { globals.textInputManager != nil }

  package func setTextInput(_ state: TextInputState?, on surface: any Surface) {
    if let state, let surface = surface as? WaylandSurface, !surface.isDestroyed {
      textInput = (state, surface)
    } else if textInput?.surface === surface {
      textInput = nil
    }
    for seat in seats.values { seat.textInput?.update() }
  }
}
