package import ResponderSystem
package import TouchRecording

/// A stream of `struct input_event` from a descriptor, with a description of its device.
package final class EventStream: RecordedDevice {
  private let descriptor: FileDescriptor
  private var reader: InputEventReader
  package let facts: [Fact.Content]

  /// Creates a stream from a non-blocking descriptor.
  package init(_ descriptor: FileDescriptor, device: InputDevice, axes: [InputAxis]) {
    self.descriptor = descriptor
    reader = InputEventReader(device: device.number)
    facts = [.device(device)] + axes.map { .axis($0) }
  }

  package var descriptorNumber: Int32 { descriptor.number }

  package func read(
    at now: Int64, each body: (DeviceEvent) -> Void
  ) throws(SystemError) -> Bool {
    try reader.read(descriptor.number, at: now, each: body)
  }
}
