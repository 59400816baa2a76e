import ResponderTestKit
import Widgets

/// A list of calls, in order.
@MainActor final class CallList {
  var calls: [String] = []

  /// Returns the calls since the last time, and clears the list.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A view controller that records the calls of its life cycle methods.
class LoggedController: ViewController {
  let name: String
  let list: CallList

  init(_ name: String, _ list: CallList) {
    self.name = name
    self.list = list
    super.init()
    title = name
  }

  private func note(_ word: String) { list.calls.append("\(name) \(word)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
}
