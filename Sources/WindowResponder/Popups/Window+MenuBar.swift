extension Window {
  /// Asks the window's responder chain about the menus of a menu bar; nil for a window without a program.
  var menuBarValidation: MenuValidation? {
    popupProgram.map {
      MenuValidation(
        responder: commandResponder, program: $0, omitsUnavailable: false, sendsCommands: true)
    }
  }
}
