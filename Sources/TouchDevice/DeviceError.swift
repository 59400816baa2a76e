internal import ResponderSystem

/// An input device that cannot be recorded.
package enum DeviceError: Error, Hashable, CustomStringConvertible {
  /// The user may not read the device; `group` may, if it is known.
  case notAllowed(path: String, group: String?)
  /// The device cannot be opened or read.
  case unreadable(path: String, reason: String)
  /// The path does not lead to an input device of the kernel.
  case noDevice(path: String)
  /// The kernel does not describe the reports of the device.
  case noReports(path: String)
  /// No device in the folder is a touch screen or a pen.
  case noScreens(folder: String)

  init(_ path: String, _ error: SystemError) {
    if error.code == SystemError.notPermitted || error.code == SystemError.accessDenied {
      self = .notAllowed(path: path, group: SystemCall.groupName(of: path))
    } else {
      self = .unreadable(path: path, reason: error.reason)
    }
  }

  package var description: String {
    switch self {
    case .notAllowed(let path, let group):
      if let group {
        """
        \(path): permission denied: the group “\(group)” may read it: add the user to the group with \
        “sudo usermod -aG \(group) $USER” and log in again, or add the udev rule \
        “SUBSYSTEM=="input", ENV{ID_INPUT_TOUCHSCREEN}=="1", TAG+="uaccess"” to \
        /etc/udev/rules.d/70-touch-lab.rules
        """
      } else {
        "\(path): permission denied"
      }
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .noDevice(let path): "\(path): not an input device of the kernel, as /dev/input/event0 is"
    case .noReports(let path):
      "\(path): not a HID device with a report descriptor, as /dev/hidraw0 is"
    case .noScreens(let folder): "there is no touch screen and no pen in \(folder)"
    }
  }
}
