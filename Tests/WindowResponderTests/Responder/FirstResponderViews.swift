import ResponderTestKit
import TestScenes
import Testing

final class FirstView: View {
  let name: String
  let log: Log
  var canBecome = true
  var canResign = true
  var vetoes = false
  var onResigned: (() -> Void)?
  var statusAfterBecoming: Bool?
  var statusAfterResigning: Bool?

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  }

  override var canBecomeFirstResponder: Bool {
    log.add("\(name) can become")
    return canBecome
  }

  override var canResignFirstResponder: Bool {
    log.add("\(name) can resign")
    return canResign
  }

  @discardableResult override func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    statusAfterBecoming = isFirstResponder
    log.add("\(name) becomes \(result)")
    return result
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    if vetoes {
      log.add("\(name) resigns false")
      return false
    }
    let result = super.resignFirstResponder()
    statusAfterResigning = isFirstResponder
    log.add("\(name) resigns \(result)")
    onResigned?()
    return result
  }

  override func remoteControlReceived(with event: Event?) { log.add("\(name) remote") }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    log.add("\(name) key")
  }
}

final class FirstController: ViewController {
  let log: Log
  init(log: Log) {
    self.log = log
    super.init()
  }
  override var canBecomeFirstResponder: Bool { true }
  override func remoteControlReceived(with event: Event?) { log.add("controller remote") }
}

final class FirstWindow: Window {
  override var canBecomeFirstResponder: Bool { true }
}

final class LooseResponder: Responder {
  override var canBecomeFirstResponder: Bool { true }
}
