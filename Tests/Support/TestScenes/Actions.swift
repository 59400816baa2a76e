import WindowResponder

/// Test actions with the three shapes of a selector.
@MainActor package protocol PingAction { func ping() }
@MainActor package protocol PongAction { func pong(_ sender: Any?) }
@MainActor package protocol PangAction { func pang(_ sender: Any?, _ event: Event?) }

extension Selector {
  package static let ping = Selector("ping", on: PingAction.self) { $0.ping() }
  package static let pong = Selector("pong:", on: PongAction.self) { $0.pong($1) }
  package static let pang = Selector("pang:event:", on: PangAction.self) { $0.pang($1, $2) }
}
