import ResponderPlatform

extension Application: RemoteProgram {
  func remoteControlStatusDidChange(to status: RemoteControlStatus) {
    extras.remoteControlObservers.tell(status)
  }

  /// How far the program has come in being controlled from outside, and what went wrong.
  public var remoteControlStatus: RemoteControlStatus {
    programContext.existing(RemoteControl.self)?.status ?? .off
  }

  /// Who wants to hear that ``remoteControlStatus`` has changed.
  public var remoteControlObservers: ObserverList<RemoteControlStatus> {
    extras.remoteControlObservers
  }

  func beginRemoteControl() {
    programContext.part(RemoteControl.self) { RemoteControl(program: self) }.begin()
  }

  func endRemoteControl() { programContext.existing(RemoteControl.self)?.end() }

  /// Whether a key is one of a remote control's, and was taken as such.
  func takesMediaKey(_ frame: KeyFrame) -> Bool {
    guard let control = programContext.existing(RemoteControl.self), control.isOn else {
      return false
    }
    return control.keys.take(frame)
  }

  /// Another program asks for this one's windows to be seen.
  func raise() {
    guard let window = keyWindow ?? windows.last(where: \.canBecomeKey) ?? windows.last else {
      return
    }
    window.makeKeyAndVisible()
  }

  /// Another program asks this one to end: windows may say no, as at Ctrl+Q.
  func quit() { queue.append(.system { [weak self] in self?.terminate(nil) }) }

  /// Whether the program has asked for remote-control events.
  package var receivesRemoteControl: Bool {
    programContext.existing(RemoteControl.self)?.isOn ?? false
  }
}
