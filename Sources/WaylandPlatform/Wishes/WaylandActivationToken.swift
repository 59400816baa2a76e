import ResponderPlatform
import Wayland

/// A token by which another program may raise its window (`xdg_activation_token_v1`): from the question until
/// the answer.
@MainActor final class WaylandActivationToken: AwaitedAnswer {
  /// The longest token that is handed on, in bytes.
  static let maximumSize = 1_024

  private let token: XdgActivationTokenV1
  private var completion: ((String?) -> Void)?
  /// Keeps it until the answer has come, or never will.
  private var own: WaylandActivationToken?

  /// Asks for one, by the press that led to it where there was one.
  init(
    _ activation: XdgActivationV1, for surface: WaylandSurface, press: InputSerial?,
    applicationID: String?, _ completion: @escaping (String?) -> Void
  ) {
    token = activation.getActivationToken()
    self.completion = completion
    own = self
    token.onEvent = { [weak self] event in
      switch event {
      case .done(let text):
        self?.finish(text.isEmpty || text.utf8.count > Self.maximumSize ? nil : text)
      }
    }
    if let press { token.setSerial(serial: press.serial, seat: press.seat) }
    if let applicationID {
      token.setAppId(appId: applicationID.limited(toUTF8Count: WaylandToplevel.maximumTextSize))
    }
    token.setSurface(surface: surface.wlSurface)
    token.commit()
  }

  /// The window goes before there is one.
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
