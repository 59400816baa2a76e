import ResponderPlatform
import ResponderRuntime
import Wayland

/// A request for an activation token, with which another program can raise its window
/// (`xdg_activation_token_v1`).
@MainActor final class WaylandActivationToken: AwaitedAnswer {
  /// The longest token that is accepted, in bytes.
  static let maximumSize = 1_024

  private let token: XdgActivationTokenV1
  private var completion: ((String?) -> Void)?
  /// A reference to itself, which keeps the object until the answer has arrived or the request has failed.
  private var own: WaylandActivationToken?

  /// Requests a token, with the serial of the press that caused the request if there is one.
  init(
    _ activation: XdgActivationV1, for surface: WaylandSurface, press: InputSerial?,
    applicationID: String?, _ completion: @escaping (String?) -> Void
  ) {
    token = activation.getActivationToken()
    self.completion = completion
    own = self
    token.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .done(let text):
        link.target?.finish(text.isEmpty || text.utf8.count > Self.maximumSize ? nil : text)
      }
    }
    if let press { token.setSerial(serial: press.serial, seat: press.seat) }
    if let applicationID {
      token.setAppId(appId: applicationID.limited(toUTF8Count: WaylandToplevel.maximumTextSize))
    }
    token.setSurface(surface: surface.wlSurface)
    token.commit()
  }

  /// Ends the request because the window was destroyed.
  func cancel() { finish(nil) }

  private func finish(_ text: String?) {
    guard let completion else { return }
    self.completion = nil
    token.onEvent = nil
    token.destroy()
    let kept = own
    own = nil
    withExtendedLifetime(kept) { completion(text) }
  }
}
