// `libinput record` writes YAML.
#include <yaml.h>
