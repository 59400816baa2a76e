import ResponderSystem
import TouchDevice
import TouchRecorder
import TouchRecording
import WindowResponder

/// A recorder of reports of input devices beside Wayland's events, on the same clock.
@MainActor final class DeviceObserver {
  private var watches: [DescriptorWatch] = []
  private let devices: [any RecordedDevice]
  private let recorder: TouchRecorder
  /// A closure that is called when a device has ended, with its name and the reason.
  var onEnd: ((_ name: String, _ reason: String) -> Void)?

  /// Creates a watcher of devices for a recorder that has started.
  init(_ devices: [any RecordedDevice], recorder: TouchRecorder) {
    self.devices = devices
    self.recorder = recorder
  }

  /// Writes the descriptions of the devices, and begins to record.
  func start() {
    for device in devices {
      for fact in device.facts { recorder.note(fact) }
      watches.append(
        DescriptorWatch(device.descriptorNumber, for: .reading) { [weak self] watch in
          self?.read(device, watch)
        })
    }
  }

  /// Ends recording.
  func stop() {
    for watch in watches { watch.cancel() }
    watches = []
  }

  private func read(_ device: any RecordedDevice, _ watch: DescriptorWatch) {
    do throws(SystemError) {
      let goesOn = try device.read(at: recorder.now) { recorder.record($0) }
      if !goesOn { end(device, watch, "the device was removed") }
    } catch {
      end(device, watch, error.reason)
    }
  }

  private func end(_ device: any RecordedDevice, _ watch: DescriptorWatch, _ reason: String) {
    watch.cancel()
    var name = ""
    if case .device(let described)? = device.facts.first { name = described.name }
    onEnd?(name, reason)
  }
}
