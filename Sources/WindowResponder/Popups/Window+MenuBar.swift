extension Window {
  /// The validation of a menu bar's menus with the window's responder chain, or `nil` for a window without an
  /// application.
  package var menuBarValidation: MenuValidation? {
    popupProgram.map {
      MenuValidation(
        responder: commandResponder, program: $0, omitsUnavailable: false, sendsCommands: true)
    }
  }
}
