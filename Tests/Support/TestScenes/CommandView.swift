import WindowResponder

/// A view with key commands that performs ``Selector/ping`` and ``Selector/pong``.
package final class CommandView: View, PingAction, PongAction {
  package let name: String
  package let log: Log
  package var commands: [KeyCommand] = []
  package var allows: Set<Selector> = [.ping, .pong]
  package var nextOverride: Responder?
  package var onValidate: ((Command) -> Void)?
  package var sender: Any?

  package init(_ name: String = "view", log: Log, commands: [KeyCommand] = []) {
    self.name = name
    self.log = log
    self.commands = commands
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  }

  package override var canBecomeFirstResponder: Bool { true }
  package override var keyCommands: [KeyCommand]? { commands }
  package override var next: Responder? { nextOverride ?? super.next }

  package override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
      ? allows.contains(action) : super.canPerformAction(action, withSender: sender)
  }

  package override func validate(_ command: Command) { onValidate?(command) }
  package func ping() { log.add("\(name) ping") }

  package func pong(_ sender: Any?) {
    log.add("\(name) pong")
    self.sender = sender
  }

  package override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    log.add("\(name) press")
    super.pressesBegan(presses, with: event)
  }
}
