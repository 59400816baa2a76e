import ResponderPlatform
import ResponderRuntime

extension Application: RemoteProgram {
  func remoteControlStatusDidChange(to status: RemoteControlStatus) {
    extras.remoteControlObservers.tell(status)
  }

  /// The state of the connection through which other programs control this one, with its error.
  public var remoteControlStatus: RemoteControlStatus {
    programContext.existing(RemoteControl.self)?.status ?? .off
  }

  /// The observers of ``remoteControlStatus``.
  public var remoteControlObservers: ObserverList<RemoteControlStatus> {
    extras.remoteControlObservers
  }

  func beginRemoteControl() {
    programContext.part(RemoteControl.self) { RemoteControl(program: self) }.begin()
  }

  func endRemoteControl() { programContext.existing(RemoteControl.self)?.end() }

  /// Handles a media key. Returns `true` if the key is one of a remote control and the program receives
  /// remote-control events.
  func takesMediaKey(_ frame: KeyFrame) -> Bool {
    guard let control = programContext.existing(RemoteControl.self), control.isOn else {
      return false
    }
    return control.keys.take(frame)
  }

  /// Shows the key window, or the last window, when another program requests it.
  func raise() {
    guard let window = keyWindow ?? windows.last(where: \.canBecomeKey) ?? windows.last else {
      return
    }
    window.makeKeyAndVisible()
  }

  /// Asks to end the program, as Ctrl+Q does, when another program requests it. Windows may refuse.
  func quit() { queue.append(.system { [link = BackLink(self)] in link.target?.terminate(nil) }) }

  /// A Boolean value that indicates whether the application receives remote-control events.
  package var receivesRemoteControl: Bool {
    programContext.existing(RemoteControl.self)?.isOn ?? false
  }
}
