import RealCompositors
import ResponderBus
import WindowResponder

/// Another program on the bus. Its objects record the method calls that they receive, and it makes calls of
/// its own.
@MainActor package final class BusPeer: BusObject {
  package let bus: BusConnection
  private let watch: DescriptorWatch
  private let stage: BusStage
  private var exports: [BusSubscription] = []
  package private(set) var hasName = false
  package private(set) var calls: [(method: String, arguments: [DBusValue])] = []
  /// The answers to method calls, by the method's name. A method without an entry returns no values.
  package var answers: [String: (_ arguments: [DBusValue]) -> [DBusValue]] = [:]
  /// The errors with which method calls are refused, by the method's name.
  package var refusals: [String: SessionBusError] = [:]
  package var properties: [String: DBusValue] = [:]
  package private(set) var signals: [BusSubscription.Signal] = []
  private var subscriptions: [BusSubscription] = []

  package init(on stage: BusStage) {
    self.stage = stage
    let context = BusContext()
    bus = BusConnection(address: stage.bus.address, context: context)
    watch = DescriptorWatch(
      context.descriptor, for: .reading, in: stage.application.programContext
    ) { _ in context.dispatch() }
  }

  isolated deinit { watch.cancel() }

  /// Exports an object at a path, and requests a bus name. Returns a Boolean value that indicates whether
  /// this program owns the name.
  package func own(_ name: String, at path: String, _ description: String) -> Bool {
    bus.whenOpen { [self] in
      add(path, description)
      bus.requestName(name) { [self] in hasName = (try? $0.get()) == true }
    }
    return stage.wait { hasName }
  }

  package func add(_ path: String, _ description: String) {
    if let export = try? bus.export(self, at: path, description: description) {
      exports.append(export)
    }
  }

  /// Subscribes to signals. When this returns, the bus has processed the match rules.
  package func listen(to members: BusMember...) -> Bool {
    subscriptions = members.map { member in
      bus.subscribe(to: member) { [unowned self] in signals.append($0) }
    }
    return call(.ofBus("GetId"), []) != nil
  }

  package func arguments(of method: String) -> [[DBusValue]] {
    calls.filter { $0.method == method }.map(\.arguments)
  }

  /// Calls another program, waits for the reply, and returns its values. If the reply is an error, returns
  /// `nil`.
  package func call(_ member: BusMember, _ arguments: [DBusValue]) -> [DBusValue]? {
    var result: Result<[DBusValue], SessionBusError>?
    bus.call(member, arguments) { result = $0 }
    return stage.wait { result != nil } ? try? result?.get() : nil
  }

  /// Returns the value of a property of another program.
  package func property(
    _ name: String, of interface: String, at path: String, _ owner: String
  ) -> DBusValue? {
    let member = BusMember(
      destination: owner, path: path, interface: "org.freedesktop.DBus.Properties", name: "Get")
    return call(member, [.string(interface), .string(name)])?.first
  }

  package func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] {
    calls.append((method, arguments))
    if let refusal = refusals[method] { throw refusal }
    return answers[method]?(arguments) ?? []
  }

  package func property(_ name: String, of interface: String) -> DBusValue? {
    properties["\(interface).\(name)"] ?? properties[name]
  }
  package func setProperty(
    _ name: String, of interface: String, to value: DBusValue
  ) -> Bool { false }
}

extension BusStage {
  /// Returns the result of an asynchronous function, and handles the stage's events while that function runs.
  package func result<Value>(
    of body: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    let box = ResultBox<Value>()
    Task { @MainActor in
      do { box.result = .success(try await body()) } catch { box.result = .failure(error) }
    }
    let deadline = Deadline(seconds: 20)
    while box.result == nil, !deadline.hasPassed {
      application.lookAtWatches()
      application.settle()
      try await Task.sleep(for: .milliseconds(2))
    }
    guard let result = box.result else { throw SessionBusError.timedOut }
    return try result.get()
  }
}

@MainActor private final class ResultBox<Value> {
  var result: Result<Value, any Error>?
}
