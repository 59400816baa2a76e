/// What is called for signals until it is cancelled or let go of.
@MainActor package final class BusSubscription {
  /// A signal that has come.
  package struct Signal {
    package var sender: String
    package var path: String
    package var name: String
    package var arguments: [DBusValue]
  }

  private var cancellation: (() -> Void)?

  init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }

  isolated deinit { cancellation?() }

  /// Has nothing called any more. Calling it twice is harmless.
  package func cancel() {
    cancellation?()
    cancellation = nil
  }
}
