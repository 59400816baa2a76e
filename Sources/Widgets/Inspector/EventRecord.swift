/// An event in the inspector's list. It contains only text, so that it keeps no object alive.
struct EventRecord: Equatable, Sendable {
  /// The time of the event on the application's clock, in seconds.
  var time: Double
  /// The name of the event, such as `touch 0 moved`.
  var name: String
  /// The location of the event, or other details.
  var details: String
  /// The view or responder that receives the event first.
  var target: String
  /// The recognizers or the responder that handled the event.
  var handler: String
  /// The number of equal events in succession.
  var count = 1

  /// The name of the event and its count.
  var title: String { count > 1 ? "\(name) × \(count)" : name }
}
