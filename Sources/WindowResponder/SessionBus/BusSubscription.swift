/// What is called for signals until it is cancelled or let go of.
@MainActor final class BusSubscription {
  /// A signal that has come.
  struct Signal {
    var sender: String
    var path: String
    var name: String
    var arguments: [DBusValue]
  }

  private var cancellation: (() -> Void)?

  init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }

  isolated deinit { cancellation?() }

  /// Has nothing called any more. Calling it twice is harmless.
  func cancel() {
    cancellation?()
    cancellation = nil
  }
}
