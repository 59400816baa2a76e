/// A closure that is called at most once, with the first value.
@MainActor final class Once<Value> {
  private var body: (@MainActor (Value) -> Void)?

  init(_ body: @escaping @MainActor (Value) -> Void) { self.body = body }

  func callAsFunction(_ value: Value) {
    let body = body
    self.body = nil
    body?(value)
  }
}
